import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { TOOLS_PAGE } from './states/state';
import { told } from './told';
import { TOOLS } from './tools';

const FOLLOWS_SYSTEM = { stored: { 'dumi:prefers-color': 'auto' } };

/** The part of a line that says which control it is about. */
const nameIn = (line: string) => /"(.*)"/.exec(line)?.[1];

/** What is told of everything that has one of the names in these lines. */
async function toldOf(page: Page, lines: readonly string[]): Promise<string[]> {
  const names = new Set(lines.map(nameIn));
  return (await told(page)).filter((line) => names.has(nameIn(line)));
}

describe('the accessibility tree of the browser has the role, the name and the state of', () => {
  test.for(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s, before and after its use',
    async ([, { address = TOOLS_PAGE, device, before = [], use, after }], { visit }) => {
      const page = await visit(address, { device, ...FOLLOWS_SYSTEM });
      await expect.poll(() => toldOf(page, before)).toEqual(expect.arrayContaining(before));
      await use(page);
      await expect.poll(() => toldOf(page, after)).toEqual(expect.arrayContaining(after));
    },
  );
});
