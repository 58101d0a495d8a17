import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { searchFor } from '../search/dialog';
import { expect, test } from '../support/test';
import { visitKept } from './kept';

let site: FaultySite;

beforeEach(async () => {
  site = await startFaultySite();
});
afterEach(() => site.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test('without a network, after a visit, links, addresses, the search, the playground and edited code lead on', async ({
  visit,
}) => {
  const page = await visitKept(visit, `${site.url}/demo/single`);
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
  const response = await page.goto(`${site.url}/demo/sinlge`);
  expect(response?.status()).toBe(404);
  await heading(page, 'PAGE NOT FOUND');

  await page.goto(`${site.url}/demo/single`);
  const { editor, result } = await edit(page, 'docs-demo-single-demo-single');
  await replaceCode(editor, saying('Without a network'));
  await result.getByText('Without a network').waitFor();
});
