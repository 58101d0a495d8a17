import { EVERY_RESPONSE, patternOf, rulesOf } from './headerRules';

/**
 * The `vercel.json` of a folder that is deployed as it is. Vercel revalidates what has no
 * `Cache-Control`. A pattern has to be a group there.
 * https://vercel.com/docs/project-configuration/vercel-json#headers
 */
export function vercelConfig(names: readonly string[]): string {
  const headers = [EVERY_RESPONSE, ...rulesOf(names)].map((rule) => ({
    source: patternOf(rule).replace('.*', '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}
