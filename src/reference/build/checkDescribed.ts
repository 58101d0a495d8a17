import { Problem, Problems } from '../../lib/problem';
import type { DeclaredReference } from '../merge';
import type { ReferenceSubject } from '../types';
import { alternatives } from '../alternatives';

const FIX = "in the module `reference` of the site's subject.";

/**
 * Finds tables that a site makes of types of its choice, and that it says nothing of: such a table
 * has the rows that are described.
 */
function emptyTables({ tables, types }: ReferenceSubject): Problem[] {
  const isDescribed = (id: string) =>
    tables.some((table) => table.id === id && Object.keys(table.descriptions).length > 0);
  return Object.keys(types?.tables ?? {})
    .filter((id) => !isDescribed(id))
    .map(
      (id) =>
        new Problem({
          what: `the table '${id}' of \`types\` has no rows.`,
          why: 'it would have those that `tables` describes, and there are none.',
          fix: `describe them, or take it out of \`types\`, ${FIX}`,
        }),
    );
}

/**
 * Holds what a site says of props against what types declare.
 *
 * @throws {Problems} At tables and props that the library does not have, and at empty tables.
 */
export function checkDescribed({ tables }: DeclaredReference, subject: ReferenceSubject): void {
  const unknown = subject.tables.flatMap(({ id, descriptions }) => {
    const entries = Object.hasOwn(tables, id) ? tables[id] : undefined;
    if (!entries) {
      return new Problem({
        what: `the reference describes '${id}', of which there is no table.`,
        why: 'no component and no exported type is called so: what it says would be shown nowhere.',
        fix: `${alternatives(id, Object.keys(tables))}, ${FIX}`,
      });
    }
    return Object.keys(descriptions)
      .filter((name) => !Object.hasOwn(entries, name))
      .map(
        (name) =>
          new Problem({
            what: `the reference describes '${name}' in the table ${id}, and the types do not have it.`,
            why: 'readers would miss it, or look for something that is gone.',
            fix: `${alternatives(name, Object.keys(entries))}, or take it out, ${FIX}`,
          }),
      );
  });
  const [first, ...others] = [...unknown, ...emptyTables(subject)];
  if (first) throw new Problems(first, ...others);
}
