import type { DeclaredEntry } from '../reference/merge';

/** A component of a library, as its types describe it. */
export interface Component {
  /** The id of its table: `Slider` or `Select.Option`. */
  id: string;
  /** Its props, without those that any element has. */
  props: Readonly<Record<string, DeclaredEntry>>;
  /** Whether it takes more props than its own. */
  inherits: boolean;
  /** Whether a ref to it has a table, too. */
  hasRef: boolean;
}

/** What a site is made of that its maintainer has not written yet. */
export interface LibraryFacts {
  /** Name of the package. */
  name: string;
  description: string;
  /** Whether nobody can install it from a registry. */
  isPrivate: boolean;
  /** The names that it exports; `default` is one. */
  exports: ReadonlySet<string>;
  components: readonly Component[];
  /** What the types that props name stand for. */
  types: Readonly<Record<string, string>>;
  /** The module of its style sheet, such as `rc-slider/assets/index.css`. */
  style: string | undefined;
}

/** The name that an import asks for: `Select` of `Select.Option`. */
export const rootOf = (id: string): string => id.split('.', 1)[0] ?? id;
