import { EVERY_RESPONSE, type HeaderRule, rulesOf } from './headerRules';

const print = ({ path, headers }: HeaderRule) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of Netlify and Cloudflare. Both revalidate what has no `Cache-Control`, and
 * Cloudflare joins the values of a header that two rules set, so there is no rule for the rest.
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function netlifyHeaders(names: readonly string[]): string {
  return `${[EVERY_RESPONSE, ...rulesOf(names)].map(print).join('\n\n')}\n`;
}
