import type { Declared, DeclaredReference } from './declared';
import { describedTables, type DescribedTable, select } from '../subject/reference';
import type {
  Described,
  Description,
  Descriptions,
  PropEntry,
  PropTable,
} from '../subject/referenceTypes';

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
