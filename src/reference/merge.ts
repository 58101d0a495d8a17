import { describedTables, type DescribedTable, select } from '../subject/reference';
import type {
  Described,
  Description,
  Descriptions,
  PropEntry,
  PropTable,
  ReferenceId,
} from '../subject/referenceTypes';

/** What the types of rc-select say of a prop, a field or a member. */
export interface DeclaredEntry {
  /** As readers want to see it: with the names of types, not with what they stand for. */
  type: string;
  required: boolean;
  deprecated: boolean;
  /** Types named in `type`, and in what these stand for: keys of `DeclaredReference.types`. */
  names: readonly string[];
  /** From the comment of the declaration, in Markdown. */
  description?: string;
  /** What the comment of the declaration says of its deprecation; may be empty. */
  outdated?: string;
  /** What the code falls back to, as source text. */
  default?: string;
}

/** What components take besides their own props: attributes and events of elements. */
export interface Inherited {
  count: number;
  /** The element, such as `button`, where the types name one. */
  element?: string;
}

/** A table that is made of types alone. */
export interface DerivedTable {
  /** Such as `Slider`, `Select.Option`, or `Slider.ref` for what a ref to it holds. */
  id: string;
  entries: Readonly<Record<string, DeclaredEntry>>;
  inherited?: Inherited;
}

/** What the types of rc-select declare, by table and name. The build reads it from them. */
export interface DeclaredReference {
  tables: Readonly<Record<ReferenceId, Readonly<Record<string, DeclaredEntry>>>>;
  /** What the named types stand for, such as `Mode = 'multiple' | 'tags'`, by name. */
  types: Readonly<Record<string, string>>;
}

/** What the types declare, or why that is not there (G2). */
export type Declared =
  | DeclaredReference
  /** `apiParser` is not set in `.dumirc.ts`. */
  | 'off'
  /** The development server is still reading the types. */
  | 'resolving';

/** A table, or why it is not there (G2); undefined where there is none of that name. */
export type Found = PropTable | Extract<Declared, string> | undefined;

function toEntries<Each extends Description>(
  id: PropTable['id'],
  descriptions: Readonly<Partial<Descriptions<string, Each>>>,
  { tables, types }: DeclaredReference,
): Described<Each>[] {
  return Object.entries(descriptions).flatMap(([name, description]) => {
    const declared = tables[id][name];
    if (!declared || !description) return [];
    const { names, type, required } = declared;
    const expansion = names.flatMap((each) => types[each] ?? []);
    return [{ ...description, name, type, required, expansion }];
  });
}

function toTable(table: DescribedTable, declared: DeclaredReference): PropTable {
  const { id, anchor, descriptions } = table;
  return { id, anchor, entries: toEntries(id, descriptions, declared) };
}

/**
 * The table of a name: our descriptions with what the types declare.
 *
 * @param id - Such as `Select`.
 */
export function findIn(declared: Declared, id: string): Found {
  if (typeof declared === 'string') return declared;
  const table = describedTables.find((each) => each.id === id);
  return table && toTable(table, declared);
}

/** Every prop of Select, by purpose; none where the types are not there. */
export function selectIn(declared: Declared): readonly PropEntry[] {
  return typeof declared === 'string' ? [] : toEntries('Select', select, declared);
}
