import {
  EVERY_RESPONSE,
  HEADER_RULES,
  type HeaderRule,
  patternOf,
  REVALIDATED,
} from './headerRules';

/**
 * `always` includes responses with an error status. Those must not be cached for as long as the
 * file would have been.
 */
function directive(name: string, value: string, always: boolean): string {
  if (name === 'content-type') return `types {} default_type "${value}";`;
  return `add_header ${name} "${value}"${always ? ' always' : ''};`;
}

const directives = ({ headers }: HeaderRule, always: boolean) =>
  Object.entries(headers).map(([name, value]) => directive(name, value, always));

const location = (match: string, lines: readonly string[]) =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

/** A location gets no `add_header` of the blocks around it, so each one names all its headers. */
function locationOf(rule: HeaderRule): string {
  const revalidated = 'cache-control' in rule.headers ? [] : directives(REVALIDATED, true);
  return location(`~ ^${patternOf(rule)}$`, [
    ...directives(EVERY_RESPONSE, true),
    ...revalidated,
    ...directives(rule, false),
  ]);
}

/**
 * Directives for the server block of nginx whose root is the site.
 * https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html
 */
export function nginxConfig(): string {
  const start = [
    '# Include this file in the server block whose root is the folder of this file.',
    'error_page 404 /404.html;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module ngx_brotli:',
    '# brotli_static on;',
  ].join('\n');
  const pages = location('/', [
    'try_files $uri $uri/index.html =404;',
    ...directives(EVERY_RESPONSE, true),
    ...directives(REVALIDATED, true),
  ]);
  return `${[start, pages, ...HEADER_RULES.map(locationOf)].join('\n\n')}\n`;
}
