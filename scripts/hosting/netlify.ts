import { HASHED, isPiece } from '../../src/offline/offlineFiles';
import { EVERY_RESPONSE, FOR_GOOD, type Headers, OF_KINDS } from './headerRules';

const print = ([path, headers]: readonly [path: string, headers: Headers]) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Cloudflare reads 100 rules; some of them are for other things. */
const LIMIT = 80;

/** A file of a site. */
export interface HostedFile {
  /** Path relative to the root. */
  name: string;
  size: number;
}

/** The ends of names with a hash, those of the largest files first; pieces are fetched once. */
function hashesOf(files: readonly HostedFile[]): string[] {
  const largest = files
    .filter(({ name }) => !isPiece(name))
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
  return [...new Set(largest.flatMap(({ name }) => HASHED.exec(name)?.[0] ?? []))];
}

/**
 * The `_headers` file of Netlify and Cloudflare. Both revalidate what has no `Cache-Control`, and
 * Cloudflare joins the values of a header that two rules set, so there is no rule for the rest.
 * Cloudflare also applies a rule to files that do not exist, so that "not found" would be cached
 * for ever (https://github.com/sveltejs/kit/issues/16615): each rule names the hash of a file that
 * exists, and so none covers those of an older build. The largest files have one; the others, of
 * single pages, are asked for again.
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/workers/static-assets/headers/
 *
 * @param files - Those of the site.
 */
export function netlifyHeaders(files: readonly HostedFile[]): string {
  const ends = hashesOf(files).slice(0, LIMIT);
  const rules = [
    ['/*', EVERY_RESPONSE],
    ...ends.sort().map((end) => [`/*${end}`, FOR_GOOD] as const),
    ...Object.entries(OF_KINDS).map(([end, headers]) => [`/*${end}`, headers] as const),
  ] as const;
  return `${rules.map(print).join('\n\n')}\n`;
}
