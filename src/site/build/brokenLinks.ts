import { decodeAddress } from '../../lib/address';
import type { Problem } from '../../lib/problem';
import { brokenLink, otherwiseSpelled } from '../../document/page/brokenLink';
import { rowNames } from '../../document/page/markdown/rowTargets';
import { tidyPath } from '../../document/page/tidyPath';
import type { PropTable } from '../../reference/types';
import { linesOf, outsideCode } from '../../markdown-pages/markdown';

/** A page or a tab, as far as links lead from it and to it. */
export interface LinkedText {
  /** Path below the project. */
  file: string;
  /** Address of the page, which a tab shares. */
  address: string;
  text: string;
  /** Ids in its table of contents. */
  sections: readonly string[];
}

/** Stands for the host, which a site need not know. */
const HOST = 'https://site.invalid';

/** One that may have a title behind its address. */
const LINK = /\]\(((?:\/|#)[^)\s]*)(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)/g;

/** A path that names a file, which the build alone knows. */
const FILE = /\.\w+$/;

/** Where links lead besides pages and sections. */
export interface LinkTargets {
  tables: readonly PropTable[];
  /** Where pages have moved, by their old paths. */
  redirects: Readonly<Record<string, string>>;
}

/** The ids of the rows of the prop tables that a text has. */
function rowsIn(text: string, tables: LinkTargets['tables']): string[] {
  return tables
    .filter(({ id }) => text.includes(`<API id="${id}"`))
    .flatMap(({ anchor, entries }) => entries.map(({ name }) => `${anchor}-${name}`));
}

function* linksIn({ text }: LinkedText): Generator<{ href: string; line: number }> {
  for (const { text: line, isCode, number } of linesOf(text)) {
    const found: string[] = [];
    if (!isCode)
      outsideCode(line, (piece) => {
        for (const [, href = ''] of piece.matchAll(LINK)) found.push(href);
        return piece;
      });
    for (const href of found) yield { href, line: number };
  }
}

/**
 * Finds the links that lead nowhere in the sources of all pages, for the development server, which
 * has no documents. A build looks at those (scripts/links).
 */
export function findBrokenLinks(
  texts: readonly LinkedText[],
  { tables, redirects }: LinkTargets,
): Problem[] {
  const ids = new Map<string, Set<string>>();
  for (const { address, text, sections } of texts) {
    const known = ids.get(address) ?? new Set();
    for (const id of [...sections, ...rowsIn(text, tables), ...rowNames(text)]) known.add(id);
    ids.set(address, known);
  }
  return texts.flatMap((text) =>
    [...linksIn(text)].flatMap(({ href, line }) => {
      const { origin, pathname, hash } = new URL(href, HOST + text.address);
      const route = tidyPath(pathname);
      if (origin !== HOST || FILE.test(route) || Object.hasOwn(redirects, route)) return [];
      const found = ids.get(route);
      const id = decodeAddress(hash.slice(1));
      if (found && (!id || found.has(id))) return [];
      const why = found ? 'section' : 'page';
      return brokenLink(href, why, `${text.file}:${line}`, otherwiseSpelled(found ?? [], id));
    }),
  );
}
