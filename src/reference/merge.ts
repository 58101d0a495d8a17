import type {
  DescribedTable,
  Description,
  Inherited,
  PropTable,
  ReferenceEntry,
  ReferenceSubject,
} from './types';

/** What types and code say of a prop, a field or a member. */
export interface DeclaredEntry {
  /**
   * As readers want to see it: with the names of types, not with what they stand for. Empty where
   * there is none, as of a CSS variable.
   */
  type: string;
  required: boolean;
  deprecated: boolean;
  /** Types named in `type`, and in what these stand for: keys of `DeclaredReference.types`. */
  names: readonly string[];
  /** From the comment of the declaration. */
  description?: string;
  /** What the comment of the declaration says of its deprecation; may be empty. */
  outdated?: string;
  /** What the code falls back to, as source text. */
  default?: string;
}

/** What types declare, by table and name. The build reads it from them. */
export interface DeclaredReference {
  tables: Readonly<Record<string, Readonly<Record<string, DeclaredEntry>>>>;
  /** What the named types stand for, such as `Mode = 'multiple' | 'tags'`, by name. */
  types: Readonly<Record<string, string>>;
  /** By table; left out where nothing is inherited. */
  inherited?: Readonly<Record<string, Inherited>>;
}

/** What the types declare, or why that is not there (G2). */
export type Declared =
  | DeclaredReference
  /** `apiParser` is not set in the configuration. */
  | 'off'
  /** The development server is still reading the types. */
  | 'resolving';

/** A table, or why it is not there (G2); undefined where there is none of that name. */
export type Found = PropTable | Extract<Declared, string> | undefined;

function toEntry(
  name: string,
  declared: DeclaredEntry,
  said: Description | undefined,
  types: DeclaredReference['types'],
): ReferenceEntry {
  const { names, type, required, description, outdated } = declared;
  const comment = {
    ...(description !== undefined && { description }),
    ...(declared.default !== undefined && { default: declared.default }),
    ...(outdated !== undefined && { deprecated: outdated, isComment: true }),
  };
  const expansion = names.flatMap((each) => types[each] ?? []);
  const isReplaced = said?.deprecated !== undefined;
  return {
    ...comment,
    ...said,
    ...(isReplaced && { isComment: undefined }),
    name,
    type,
    required,
    expansion,
  };
}

/** The rows that the site describes, in its order, and then the others. */
function toTable(table: DescribedTable, reference: DeclaredReference): PropTable {
  const { id, anchor = anchorOf(id), descriptions } = table;
  const declared = reference.tables[id] ?? {};
  const names = new Set([...Object.keys(descriptions), ...Object.keys(declared)]);
  const entries = [...names].flatMap((name) => {
    const entry = declared[name];
    return entry ? [toEntry(name, entry, descriptions[name], reference.types)] : [];
  });
  // Without a group they come first: below the title of one, they would seem to be of it.
  const grouped = entries.filter(({ group }) => group !== undefined);
  const ordered = [...entries.filter(({ group }) => group === undefined), ...grouped];
  const inherited = reference.inherited?.[id];
  return { id, anchor, entries: ordered, ...(inherited && { inherited }) };
}

/** Start of the anchors of a table: `select-option` of `Select.Option`. */
export function anchorOf(id: string): string {
  return id.toLowerCase().replaceAll('.', '-');
}

/**
 * The table of a name: what types declare, with what the site says of it.
 *
 * @param id - Such as `Slider`.
 */
export function findIn(
  declared: Declared,
  subject: ReferenceSubject | undefined,
  id: string,
): Found {
  if (typeof declared === 'string') return declared;
  if (!Object.hasOwn(declared.tables, id)) return undefined;
  const described = subject?.tables.find((table) => table.id === id);
  return toTable(described ?? { id, descriptions: {} }, declared);
}

/** All tables. */
export function tablesIn(
  declared: DeclaredReference,
  subject: ReferenceSubject | undefined,
): PropTable[] {
  return Object.keys(declared.tables).flatMap((id) => {
    const found = findIn(declared, subject, id);
    return typeof found === 'object' ? [found] : [];
  });
}
