import { HASHED } from '../../src/offline/offlineFiles';
import { EVERY_RESPONSE, FOR_GOOD, type Headers, OF_KINDS } from './headerRules';

const print = ([path, headers]: readonly [path: string, headers: Headers]) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of Netlify and Cloudflare. Both revalidate what has no `Cache-Control`, and
 * Cloudflare joins the values of a header that two rules set, so there is no rule for the rest.
 * Cloudflare also applies a rule to files that do not exist, so that "not found" would be cached
 * for ever (https://github.com/sveltejs/kit/issues/16615): each rule names the hash of a file that
 * exists, and so none covers those of an older build.
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/workers/static-assets/headers/
 *
 * @param names - The files of the site, relative to its root.
 */
export function netlifyHeaders(names: readonly string[]): string {
  const ends = new Set(names.flatMap((name) => HASHED.exec(name)?.[0] ?? []));
  const rules = [
    ['/*', EVERY_RESPONSE],
    ...[...ends].sort().map((end) => [`/*${end}`, FOR_GOOD] as const),
    ...Object.entries(OF_KINDS).map(([end, headers]) => [`/*${end}`, headers] as const),
  ] as const;
  return `${rules.map(print).join('\n\n')}\n`;
}
