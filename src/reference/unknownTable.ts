import { Problem } from '../lib/problem';
import { alternatives } from './alternatives';

/** Id of the table of the CSS variables that the style sheets of a library have. */
export const STYLES_TABLE = 'CSS';

/** What is wrong with a page that asks for a table that there is not. */
export function unknownTable(
  id: string,
  tables: readonly { id: string }[],
  place: string,
): Problem {
  if (id === STYLES_TABLE)
    return new Problem(
      {
        what: 'there is no table of CSS variables.',
        why: 'the style sheets of the package that `demos.imports` lists declare none.',
        fix: `take \`<API id="${id}">\` out, or list the style sheet that declares them.`,
      },
      place,
    );
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
