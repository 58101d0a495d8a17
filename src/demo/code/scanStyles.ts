import { isElsewhere } from '../../lib/address';
import type { ImportReference } from './scanScript';

const COMMENT = String.raw`/\*[^]*?(?:\*/|$)`;
const STRING = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;
const ADDRESS = String.raw`url\(\s*(?:(${STRING})|([^"'()\s]*))\s*\)`;

/** Comments and strings are matched so that what stands in them is passed over. */
const PIECES = new RegExp(String.raw`${COMMENT}|@import\s+(${STRING})|${ADDRESS}|${STRING}`, 'gi');

/** Finds the files and packages a style sheet asks for by `@import` and `url()`. */
export function scanStyles(css: string): ImportReference[] {
  const imports: ImportReference[] = [];
  let line = 1;
  let position = 0;
  for (const match of css.matchAll(PIECES)) {
    const [, imported, quoted, plain] = match;
    const specifier = (imported ?? quoted)?.slice(1, -1) ?? plain;
    if (specifier === undefined || isElsewhere(specifier)) continue;
    line += css.slice(position, match.index).split('\n').length - 1;
    position = match.index;
    imports.push({ specifier, line });
  }
  return imports;
}
