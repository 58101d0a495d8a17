import { describe } from 'vitest';
import { hasFocus } from '../support/page';
import { expect, test } from '../support/test';

describe('without script, the tabs of a page (B9, B11)', () => {
  test('are links that the keyboard reaches, to documents that show them', async ({ visit }) => {
    const page = await visit('/', { javaScript: false });
    const tabs = page.locator('.content-tabs > .tab-list');
    await tabs.getByRole('tab', { name: 'Documentation' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('/tab/playground');
    await tabs.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.getByText('Set the props of a live select').waitFor();
    expect(await page.locator('.content-tabs > [role="tabpanel"]:visible').count()).toBe(1);
    await tabs.getByRole('tab', { name: 'Documentation' }).click();
    await page.waitForURL('/');
  });

  test('of a demo are the names above its files', async ({ visit }) => {
    const page = await visit('/demo/single', { javaScript: false });
    const names = await page
      .locator('.demo-sources')
      .first()
      .locator('> [role="tabpanel"]')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names).toEqual(['"index.tsx"', '"destinations.ts"', '"../skin/select.css"']);
  });
});

describe('with script', () => {
  test('the document of a tab is the page with ?tab=, and Back leads to where one came from', async ({
    visit,
  }) => {
    const page = await visit('/demo');
    await page.goto('/tab/playground#main-content');
    await page.waitForURL('/?tab=playground#main-content');
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await page.goBack();
    await page.waitForURL('/demo');
  });

  test('a tab is the link to its address, and changes no document', async ({ visit }) => {
    const page = await visit('/');
    const tab = page.getByRole('tab', { name: 'Playground' });
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await tab.click();
    await page.waitForURL('/?tab=playground');
    await page.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    expect(await tab.getAttribute('href')).toBe('/?tab=playground');
    expect(await page.locator('body').getAttribute('data-same')).toBe('');
  });

  test('what a tab has in the address leaves with it, and comes back with it', async ({
    visit,
  }) => {
    const page = await visit('/?tab=playground&mode=tags');
    await page.locator('.playground-stage').waitFor();
    await page.getByRole('tab', { name: 'Documentation' }).click();
    await page.waitForURL('/');
    await page.getByRole('tab', { name: 'Playground' }).click();
    await page.waitForURL('/?tab=playground&mode=tags');
    await page.locator('.playground-stage').waitFor();
    expect(await page.getByLabel('mode', { exact: true }).inputValue()).toBe('tags');
  });

  test('a link in a tab to another tab, which hides the link, gives the focus to that tab', async ({
    visit,
  }) => {
    const page = await visit('/');
    const link = page.locator('main a[href="/?tab=playground"]:not([role])');
    await link.focus();
    await page.keyboard.press('Enter');
    const tab = page.getByRole('tab', { name: 'Playground', selected: true });
    await hasFocus(tab);
  });
});
