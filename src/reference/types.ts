/** What a site says of a prop, a field or a member of a ref, beside what types say. */
export interface Description {
  /**
   * The type, where the declaration is harder to read; left out, the table has that of the
   * declaration. Only tables of `TypeSources` have it.
   */
  type?: string;
  /** The file of the package that reads it, where no type declares it; it needs a `type` then. */
  readBy?: string;
  /**
   * What the code falls back to, as source text; left out where nothing takes the place of a
   * missing value.
   */
  default?: string;
  /** A sentence or two; code stands between backticks. */
  description: string;
  /** What to use instead, in the same notation as the description. */
  deprecated?: string;
  /** Demo pages that show it at work: what follows `/demo/` in their addresses. */
  see?: readonly string[];
  /** What a reader wants to do when they look for it; the names are keys of the group titles. */
  group?: string;
}

/** Descriptions by name. */
export type Descriptions<Name extends string, Each extends Description = Description> = Readonly<
  Record<Name, Each>
>;

/** What a site says of a table. */
export interface DescribedTable {
  /**
   * What `<API id>` calls it: of a component such as `Slider`, or of its ref, `Slider.ref`. An
   * exported type that is no component's, such as `ToastOptions`, has a table if it is described.
   */
  id: string;
  /** Start of each row's anchor, as in `select-value`; the id in small letters where left out. */
  anchor?: string;
  /** The rows in their order; those that it does not name follow. */
  descriptions: Readonly<Partial<Descriptions<string>>>;
}

/**
 * What tables are made of where not the exported components are to have one each, or where the
 * site writes types in other words. All of it is TypeScript.
 */
export interface TypeSources {
  /** Imports, and what else the types of the tables need. */
  imports: readonly string[];
  /** Where the types are looked for that rows name, first to last. */
  modules: readonly string[];
  /** Parameters of all tables, such as `<Value, Item extends object>`. */
  parameters: string;
  /** The imported interface that explains these parameters. */
  parametersOf: string;
  /**
   * Types by the id of a table. A name that several declare is that of the first.
   */
  tables: Readonly<Record<string, readonly string[]>>;
  /** Ids of tables in which nothing is required, as of what a ref holds. */
  optional: readonly string[];
}

/** What a site says of its library in the reference (`@@/subject/reference`). */
export interface ReferenceSubject {
  tables: readonly DescribedTable[];
  /** Where left out, each exported component has a table. */
  types?: TypeSources;
}

/** Titles of the groups of props by language and name (`@@/subject/propGroups`). */
export type GroupTitles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A row of a table: what is said of it, and what its declaration says. */
export interface ReferenceEntry extends Omit<Description, 'readBy' | 'description'> {
  name: string;
  type: string;
  required: boolean;
  /** What the types named in `type` stand for, such as `RawValueType = string | number`. */
  expansion: readonly string[];
  /** Left out where neither the site nor a comment says anything. */
  description?: string;
  /** Whether `deprecated` is what a comment says, rather than what to use instead. */
  isComment?: boolean;
}

/** What components take besides their own props: attributes and events of elements. */
export interface Inherited {
  count: number;
  /** The element, such as `button`, where the types name one. */
  element?: string;
}

/** A table of the reference. */
export interface PropTable {
  id: string;
  /** Start of each row's anchor, as in `select-value`. */
  anchor: string;
  entries: readonly ReferenceEntry[];
  /** What the component takes besides. */
  inherited?: Inherited;
}
