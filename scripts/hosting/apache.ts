import {
  EVERY_RESPONSE,
  HEADER_RULES,
  type HeaderRule,
  patternOf,
  REVALIDATED,
} from './headerRules';
import { ENCODINGS, type Encoding } from '../static/encodings';

const headers = (directive: string, rule: HeaderRule, condition = '') =>
  Object.entries(rule.headers).map(
    ([name, value]) => `${directive} ${name} "${value}"${condition}`,
  );

const extensions = ENCODINGS.map(({ extension }) => `\\${extension}`).join('|');

/** After a rewrite, the address of a request is that of the compressed file. */
const conditionOf = (rule: HeaderRule) =>
  ` "expr=%{REQUEST_URI} =~ m#^${patternOf(rule)}(?:${extensions})?$#"`;

const compressed = ({ name, extension }: Encoding) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b`,
  `RewriteCond %{REQUEST_FILENAME}${extension} -f`,
  `RewriteRule ^ %{REQUEST_URI}${extension} [L]`,
  // In common configurations these extensions are a language and a type.
  `RemoveLanguage ${extension}`,
  `RemoveType ${extension}`,
  `AddEncoding ${name} ${extension}`,
];

/**
 * The `.htaccess` file of Apache.
 * https://httpd.apache.org/docs/2.4/mod/mod_brotli.html#precompressed
 */
export function apacheConfig(): string {
  return `${[
    '# Needs mod_headers, mod_mime and mod_rewrite, and "AllowOverride FileInfo Indexes".',
    'ErrorDocument 404 /404.html',
    '',
    ...headers('Header always set', EVERY_RESPONSE),
    ...headers('Header set', REVALIDATED),
    ...HEADER_RULES.flatMap((rule) => headers('Header set', rule, conditionOf(rule))),
    'Header append vary accept-encoding',
    '',
    'RewriteEngine on',
    '# The address of a page is that of its folder, without a slash at the end.',
    'RewriteOptions AllowNoSlash',
    'DirectorySlash off',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule [^/]$ %{REQUEST_URI}/index.html [L]',
    ...ENCODINGS.flatMap(compressed),
  ].join('\n')}\n`;
}
