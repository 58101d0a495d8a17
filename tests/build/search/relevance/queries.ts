import { expect, test } from 'vitest';
import { builtEngine } from '../support';

/** A query, and the address that a reader who types it wants. */
export type Query = readonly [query: string, link: string];

const engine = builtEngine();

/** The address of a demo. */
export const demoOf = (page: string, name = page) => `/demo/${page}#docs-demo-${page}-demo-${name}`;

/** The addresses of the best three hints. */
export const bestThree = (query: string) =>
  engine
    .search(query)
    .top.slice(0, 3)
    .map(({ link }) => link);

/** Tests that queries have the wanted hint first. */
export function firstIs(queries: readonly Query[]): void {
  test.each(queries)('the first hint for "%s" is %s', (query, link) => {
    expect(bestThree(query)[0]).toBe(link);
  });
}

/** Tests that queries have the wanted hint where a reader still sees it at once. */
export function amongThree(queries: readonly Query[]): void {
  test.each(queries)('one of the best three hints for "%s" is %s', (query, link) => {
    expect(bestThree(query)).toContain(link);
  });
}
