import { startFaultySite } from '../../support/faultySite';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { firstBlock, placeToOpen } from '../demo/export/services';
import { searchFor } from '../search/dialog';
import { findFaults } from '../support/axe';
import { heading, openPage } from '../support/page';
import { pageTool } from '../support/pageTools';
import { expect, test } from '../support/test';
import { visitKept } from './kept';

const TWIN = '/demo/single.md';

test('without a network, after a visit, addresses, first presses, the search, the playground and edited code lead on, and a file that is not kept is told, in English and Chinese', async ({
  visit,
}) => {
  const site = await startFaultySite();
  const page = await visitKept(visit, `${site.url}/demo/single`);
  await site.close();
  const open = (path: string) => page.goto(site.url + path);
  const statusOf = async (path: string) => (await open(path))?.status();

  await open('/demo/single');
  await openPage(page, 'Tags');
  await open('/guide/forms?locale=zh-CN');
  await heading(page, 'Use a select in a form').waitFor();
  const section = page.locator('.toc a').last();
  const hash = await section.getAttribute('href');
  await section.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await open('/');
  await page.getByRole('tab', { name: 'Playground' }).click();
  await page.getByRole('tabpanel').getByRole('combobox').first().waitFor();
  expect(new URL(page.url()).search).toBe('?tab=playground');
  expect(await statusOf('/demo/tags/index.html')).toBe(200);
  await heading(page, 'Tags').waitFor();
  const place = await placeToOpen(firstBlock(page), 'Open in new tab');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), place.click()]);
  await tab.locator('.standalone .live-demo[data-live]').waitFor();
  await tab.close();
  await searchFor(page, 'maxCount');
  expect(await statusOf('/demo/sinlge')).toBe(404);
  await heading(page, 'PAGE NOT FOUND').waitFor();

  await open('/demo/single');
  const { editor, result } = await edit(page);
  await replaceCode(editor, saying('Without a network'));
  await result.getByText('Without a network').waitFor();

  const answered = page.waitForResponse((response) => response.url().endsWith(TWIN));
  await (await pageTool(page, 'View as Markdown')).click();
  expect((await answered).status()).toBe(503);
  await heading(page, 'This site cannot be reached').waitFor();
  expect(new URL(page.url()).pathname).toBe(TWIN);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '返回首页' }).click();
  await heading(page, 'rc-select').waitFor();
  expect(new URL(page.url()).search).toBe('?locale=zh-CN');
}, 120_000);
