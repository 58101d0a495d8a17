import { Problem, Problems } from '../../lib/problem';
import type { DeclaredReference } from '../merge';
import type { ReferenceSubject } from '../types';
import { alternatives } from '../alternatives';

const FIX = "in the module `reference` of the site's subject.";

/**
 * Holds what a site says of props against what types declare.
 *
 * @throws {Problems} At tables and props that the library does not have.
 */
export function checkDescribed({ tables }: DeclaredReference, subject: ReferenceSubject): void {
  const problems = subject.tables.flatMap(({ id, descriptions }) => {
    const entries = Object.hasOwn(tables, id) ? tables[id] : undefined;
    if (!entries) {
      return new Problem({
        what: `the reference describes '${id}', of which there is no table.`,
        why: 'what it says would be shown nowhere.',
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
  const [first, ...others] = problems;
  if (first) throw new Problems(first, ...others);
}
