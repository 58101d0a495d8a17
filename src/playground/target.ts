/** The component that the playground sets the props of, as the settings of the site name it. */
export interface PlaygroundTarget {
  /** Name in code, and of its table in the reference; such as `Slider`. */
  name: string;
  /** The module it is imported from; such as `rc-slider`. */
  package: string;
  /** Whether that is the default export of the module, or one by its name. */
  import: 'default' | 'named';
  /**
   * Style sheets that the component needs, as a demo beside the others imports them: of a package,
   * or relative to a folder of `demos/`.
   */
  styles: readonly string[];
  /** Address of the page that has the table of its props. */
  page: string;
}

/** What a site says of the component: how it is exported follows from the package, if left out. */
export type GivenTarget = Omit<PlaygroundTarget, 'import'> &
  Partial<Pick<PlaygroundTarget, 'import'>>;

/** What the playground reads of a prop in the reference. */
export interface PropRow {
  name: string;
  type: string;
  required?: boolean;
  /** What the types named in `type` stand for, such as `Size = 'small' | 'large'`. */
  expansion?: readonly string[];
  /** What the code falls back to, as source text. */
  default?: string;
  /** Key of the purpose it serves; without any the controls are one list. */
  group?: string;
  /** What to use instead. */
  deprecated?: string;
}

/** A table of the reference, as far as the playground reads it. */
export interface PropTable {
  /** Start of each row's anchor, as in `slider-value`. */
  anchor: string;
  rows: readonly PropRow[];
}
