import { HEADER_POLICY } from './policy';

/** Headers for some files of the site. */
export interface HeaderRule {
  /**
   * Path from the root of the site, in which one `*` stands for any characters, as in the
   * `_headers` file of Netlify and Cloudflare.
   */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** What no page of the site asks for, and so none may. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every response, whatever its status. */
export const EVERY_RESPONSE: HeaderRule = {
  path: '/*',
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': HEADER_POLICY,
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    // Exports open windows of other sites and send them a form.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  },
};

/** Headers of a file that no rule says how to cache: it is asked for again each time. */
export const REVALIDATED: HeaderRule = { path: '/*', headers: { 'cache-control': 'no-cache' } };

/** Files whose names contain a hash of their content. */
const HASHED = [
  '/umi.*.js',
  '/*.async.js',
  '/live/*.js',
  '/search/*.js',
  '/umi.*.css',
  '/layout.*.css',
  '/*.chunk.css',
  '/search/*.json',
  '/export/*.json',
  '/live/*.html',
];

/** Sources of demos are shown as text: in the common table, .ts is a video format. */
const SOURCES = ['/*.ts', '/*.tsx'];

/** Pages for machines. Without a charset, browsers show them in that of the reader's language. */
const MARKDOWN = ['/*.md'];

/**
 * Headers of some files. No file gets the same header from two rules, since hosts differ in which
 * of the two they send.
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  ...HASHED.map((path) => ({
    path,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })),
  ...MARKDOWN.map((path) => ({
    path,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  })),
  ...SOURCES.map((path) => ({ path, headers: { 'content-type': 'text/plain; charset=utf-8' } })),
];

/** The end of a name that contains a hash, as in `edit.1a2b3c4d.async.js`. */
const HASHED_END = /\.[\da-f]{8}(?:\.\w+)+$/;

const covers = (rule: HeaderRule, name: string) =>
  new RegExp(`^${patternOf(rule)}$`).test(`/${name}`);

/**
 * The same rules for hosts that apply them whatever the status, so that "not found" would be cached
 * for ever: each one names the hash of files that exist, and so none covers those of an older
 * build. Cloudflare sent it like that (https://github.com/sveltejs/kit/issues/16615).
 *
 * @param names - The files of the site, relative to its root.
 */
export function rulesOf(names: readonly string[]): HeaderRule[] {
  const rules = HEADER_RULES.flatMap((rule) => {
    if (!('cache-control' in rule.headers)) return rule;
    const ends = names
      .filter((name) => covers(rule, name))
      .flatMap((name) => HASHED_END.exec(name)?.[0] ?? []);
    return ends.sort().map((end) => ({ ...rule, path: `/*${end}` }));
  });
  return [...new Map(rules.map((rule) => [rule.path, rule])).values()];
}

/** The path of a rule as a regular expression without its anchors. */
export function patternOf({ path }: HeaderRule): string {
  return path.replaceAll('.', '\\.').replace('*', '.*');
}

/**
 * All headers that the rules give a file.
 *
 * @param name - Path relative to the root.
 */
export function headersOf(name: string): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) => covers(rule, name));
  const all = [EVERY_RESPONSE, REVALIDATED, ...rules];
  return Object.assign({}, ...all.map(({ headers }) => headers)) as Record<string, string>;
}
