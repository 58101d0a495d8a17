import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe } from 'vitest';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { searchFor } from '../search/dialog';
import { expect, test } from '../support/test';
import { kept, OFFLINE } from './kept';

let site: FaultySite;

beforeEach(async () => {
  site = await startFaultySite();
});
afterEach(() => site.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('without a network, after a visit', () => {
  test('links, addresses, the search and the playground lead on', async ({ visit }) => {
    const page = await visit(`${site.url}/demo/single`, OFFLINE);
    await kept(page);
    await site.close();

    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await heading(page, 'Tags');
    await page.goto(`${site.url}/guide/forms?locale=zh-CN`);
    await heading(page, 'Use a select in a form');
    await page.goto(`${site.url}/?tab=playground`);
    await page.getByRole('tabpanel').getByRole('combobox').first().waitFor();
    await page.goto(`${site.url}/demo/multiple/`);
    await heading(page, 'Multiple');
    await searchFor(page, 'maxCount');
    await page
      .getByRole('option', { name: /maxCount/ })
      .first()
      .waitFor();
  });

  test('code of a demo is edited and run', async ({ visit }) => {
    const page = await visit(`${site.url}/demo/single`, OFFLINE);
    await kept(page);
    await site.close();
    await page.reload();
    const { editor, result } = await edit(page, 'docs-demo-single-demo-single');
    await replaceCode(editor, saying('Without a network'));
    await result.getByText('Without a network').waitFor();
  });

  test('an address without a page says so', async ({ visit }) => {
    const page = await visit(`${site.url}/demo/single`, OFFLINE);
    await kept(page);
    await site.close();
    const response = await page.goto(`${site.url}/demo/sinlge`);
    expect(response?.status()).toBe(404);
    await page.getByText('PAGE NOT FOUND').first().waitFor();
  });
});
