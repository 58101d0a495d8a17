import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { firstBlock, openedBy, placeToOpen, Services } from '../demo/export/services';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { searchFor } from '../search/dialog';
import { openInspector } from '../support/inspector';
import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';
import { watchViolations } from './violations';

const ID = 'docs-demo-single-demo-single';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

/** What readers do with the tools of a page, by the name of the tool. */
const TOOLS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  search: async (page) => {
    const { options } = await searchFor(page, 'allowClear');
    await options.first().click();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  },
  edit: async (page) => {
    const { editor, run, result } = await edit(page, ID);
    await replaceCode(editor, saying('edited'));
    await run.click();
    await result.getByText('edited').waitFor();
  },
  inspect: async (page) => {
    await openInspector(page.locator('.demo').first());
    const select = page.locator('.demo-stage').first().getByRole('combobox').first();
    await select.focus();
    await select.press('ArrowDown');
  },
  view: async (page) => {
    const block = page.locator(`[id="${ID}"]`);
    await block.getByRole('button', { name: /^View/ }).press('Enter');
    await block.getByRole('radio', { name: 'Full' }).press('ArrowLeft');
    await block.locator('.view-frame[aria-busy="false"]').waitFor();
  },
  colour: async (page) => {
    await page.locator('.color-switch input[value=dark]').first().press('Space');
    await page.locator('html[data-prefers-color=dark]').waitFor();
  },
  language: async (page) => {
    await page.getByRole('link', { name: '中文' }).first().click();
    await page.waitForURL(/locale=zh-CN/);
  },
  navigation: async (page) => {
    for (const name of ['Custom tags', 'Animate opening and closing', 'Tags']) {
      await link(page, name).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await networkIdle(page);
    }
    await page.goBack();
  },
};

describe('the policy forbids nothing that a tool does', () => {
  test.for(Object.entries(TOOLS))('%s', async ([, use], { visit }) => {
    let violations: string[] = [];
    const page = await visit('/demo/single', {
      isolated: true,
      before: async (page) => {
        violations = await watchViolations(page);
      },
    });
    await use(page);
    await networkIdle(page);
    expect(violations).toEqual([]);
  });

  test('the playground', async ({ visit }) => {
    let violations: string[] = [];
    const page = await visit('/?tab=playground', {
      before: async (page) => {
        violations = await watchViolations(page);
      },
    });
    const box = page.locator('.playground-controls').getByRole('checkbox').first();
    await box.press('Space');
    await page.locator('.playground-stage [role=combobox]').first().press('ArrowDown');
    await networkIdle(page);
    expect(violations).toEqual([]);
  });

  test('exports and the embedded StackBlitz', async ({ visit }) => {
    let violations: string[] = [];
    const services = new Services();
    const page = await visit('/demo/single', {
      isolated: true,
      expectedMessages: [/Unrecognized feature/],
      before: async (page) => {
        violations = await watchViolations(page);
        await services.start(page);
      },
    });
    const block = firstBlock(page);
    for (const name of ['Open in CodeSandbox', 'Open in StackBlitz'])
      await (await openedBy(await placeToOpen(block, name))).close();
    await (await placeToOpen(block, 'Run in StackBlitz')).click();
    await page.getByText('StackBlitz runs below.').waitFor();
    expect(services.requests).toHaveLength(3);
    expect(violations).toEqual([]);
  });
});
