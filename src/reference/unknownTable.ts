import { Problem } from '../lib/problem';
import { alternatives } from './alternatives';

/** What is wrong with a page that asks for a table that there is not. */
export function unknownTable(
  id: string,
  tables: readonly { id: string }[],
  place: string,
): Problem {
  const ids = tables.map((table) => table.id);
  return new Problem(
    {
      what: `there is no table '${id}' for \`<API id="${id}">\`.`,
      why: 'the page would have a gap in the place of props.',
      fix: `${alternatives(id, ids)}; to have a table of another type, describe it in the module \`reference\` of the site's subject.`,
    },
    place,
  );
}
