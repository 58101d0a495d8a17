import { edit, replaceCode, saying } from '../browser/demo/edit/editor';
import { decodeFields } from '../support/decodeExport';
import { firstBlock, openedBy, placeToOpen, Services } from '../browser/demo/export/services';
import { visitKept } from '../browser/offline/kept';
import { searchFor } from '../browser/search/dialog';
import { findFaults } from '../browser/support/axe';
import { heading, openPage, overflow } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { site } from './site';

const { library, pages, demo } = site;

test('a reader opens every page, wide and light or on a phone in the dark, and it fits and has no fault', async ({
  visit,
}) => {
  for (const [path, name] of pages) {
    const wide = await visit(path);
    await heading(wide, name).waitFor();
    expect(await findFaults(wide), path).toEqual([]);
    const phone = await visit(path, { device: 'phone', colorScheme: 'dark' });
    await heading(phone, name).waitFor();
    expect(await findFaults(phone), path).toEqual([]);
    expect(await overflow(phone), path).toBe(0);
  }
});

test('a reader reads and sees the demos without script', async ({ visit }) => {
  const page = await visit(demo.path, { javaScript: false });
  expect(await page.locator('.demo-stage').getByRole(demo.role).count()).toBeGreaterThan(1);
});

test('a reader goes from page to page, and searches', async ({ visit }) => {
  const page = await visit('/');
  const { options } = await searchFor(page, demo.word);
  await options.first().click();
  await page.waitForURL(`**${demo.found}`);
  const [, name = ''] = pages.find(([path]) => path === demo.path) ?? [];
  await openPage(page, name);
  expect(new URL(page.url()).pathname).toBe(demo.path);
});

test('a reader uses a demo, edits it, and imports the library in edited code', async ({
  visit,
}) => {
  const page = await visit(demo.path);
  const control = page.locator('.demo-stage').getByRole(demo.role).first();
  await control.focus();
  const before = await control.evaluate((element) => element.outerHTML);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => control.evaluate((element) => element.outerHTML)).not.toBe(before);

  const { editor, result } = await edit(page);
  await replaceCode(editor, saying('Edited.'));
  await result.getByText('Edited.').waitFor();
  const code = `import * as all from '${library}';\n${saying('{Object.keys(all).length > 0 && "Imported."}')}`;
  await replaceCode(editor, code);
  await result.getByText('Imported.').waitFor();
});

test('a reader inspects a demo: its issues, what its elements are called, and what a key does', async ({
  visit,
}) => {
  const page = await visit(demo.path);
  const block = firstBlock(page);
  await block.getByRole('button', { name: /^Inspect/ }).click();
  await block.getByText('Issues', { exact: true }).waitFor();
  const name = block.getByText(demo.control, { exact: true }).last();
  await name.waitFor();
  await page.locator('.demo-stage').getByRole(demo.role).first().focus();
  await page.keyboard.press('ArrowDown');
  await block.getByText('ArrowDown', { exact: true }).waitFor();
});

test('a reader opens a demo in StackBlitz, with the library in its locked version', async ({
  visit,
}) => {
  const services = new Services();
  const page = await visit(demo.path, { isolated: true, before: services.start });
  await openedBy(await placeToOpen(firstBlock(page), 'Open in StackBlitz'));
  const manifest = JSON.parse(decodeFields(services.last().form)['package.json'] ?? '') as {
    name: string;
    dependencies: Record<string, string>;
  };
  expect(manifest.name).toMatch(/^[a-z][a-z\d-]*-demo-[a-z]+$/);
  expect(manifest.dependencies[library]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a reader goes on without a network after a visit', async ({ visit }) => {
  const page = await visitKept(visit, '/');
  await page.context().setOffline(true);
  await page.goto(demo.path);
  await page.locator('.demo-stage').getByRole(demo.role).first().waitFor();
});

test('a reader is told where nothing is, with the nearest page', async ({ visit }) => {
  const page = await visit(`${demo.path}x`, { expectedMessages: [/404/] });
  await heading(page, 'PAGE NOT FOUND').waitFor();
  await page.locator('main').getByRole('link', { name: demo.path }).waitFor();
});
