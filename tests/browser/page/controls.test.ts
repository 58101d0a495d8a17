import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hasFocus } from '../support/page';
import { expect, test } from '../support/test';
import {
  block,
  CONTROLS,
  hold,
  hydration,
  isHydrated,
  SHELL,
  SHELL_AND_REACT,
  UNTOUCHED,
  visitHeld,
} from './untouched';

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

const sourceTab = (page: Page, name: string) => block(page).getByRole('tab', { name });

const sources = (page: Page) => block(page).locator('.demo-sources > [role="tabpanel"]:visible');

describe('before the application arrives', () => {
  test('presses and keys select the tabs of a source, which have one stop and stay selected then', async ({
    visit,
  }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL_AND_REACT);
    await block(page).getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('End');
    await hasFocus(block(page).getByRole('tab').last());
    await page.keyboard.press('ArrowRight');
    const first = block(page).getByRole('tab').first();
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    expect(await block(page).locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    const tab = sourceTab(page, 'destinations.ts');
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await sources(page).getAttribute('data-key')).toBe('destinations.ts');
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydration(page);
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    expect(await sources(page).getAttribute('data-key')).toBe('destinations.ts');
    await first.click();
    await expect.poll(() => sources(page).getAttribute('data-key')).toBe('index.tsx');
    expect(await tab.getAttribute('aria-selected')).toBe('false');
  });

  test('a press on a tab of the page selects it, and the address follows', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/', SHELL_AND_REACT);
    const tabs = page.locator('.content-tabs > .tab-list');
    const panel = page.locator('.content-tabs > [role="tabpanel"]:visible');
    const steps = await page.evaluate(() => history.length);
    await tabs.getByRole('tab', { name: 'Playground' }).click();
    await expect.poll(() => panel.getAttribute('data-key')).toBe('playground');
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydration(page);
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=playground');
    expect(await panel.getAttribute('data-key')).toBe('playground');
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect.poll(() => panel.getAttribute('data-key')).toBe('content');
  });

  test('a press on Copy copies once, and the button says so', async ({ visit }) => {
    let release = () => {};
    const page = await visit('/demo/single', {
      ...UNTOUCHED,
      isolated: true,
      permissions: CLIPBOARD,
      before: async (tab) => {
        release = await hold(tab, SHELL);
        await tab.addInitScript(() => {
          const write = navigator.clipboard.writeText.bind(navigator.clipboard);
          navigator.clipboard.writeText = (text) => {
            document.documentElement.dataset.copied = `${document.documentElement.dataset.copied ?? ''}!`;
            return write(text);
          };
        });
      },
    });
    const code = sources(page).locator('code');
    await sources(page).hover();
    await sources(page).getByRole('button', { name: 'Copy' }).click();
    await sources(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await code.textContent(),
    );
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydration(page);
    const button = sources(page).getByRole('button', { name: 'Copy', exact: true });
    await button.waitFor();
    expect(await page.locator('html').getAttribute('data-copied')).toBe('!');
    await button.click();
    await sources(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.locator('html').getAttribute('data-copied')).toBe('!!');
  });

  test('a copy that the browser refuses is left to the application', async ({ visit }) => {
    let release = () => {};
    const page = await visit('/demo/single', {
      ...UNTOUCHED,
      isolated: true,
      before: async (tab) => {
        release = await hold(tab, SHELL);
        await tab.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
          document.execCommand = () => false;
        });
      },
    });
    const asked = page.waitForEvent('dialog');
    await sources(page).hover();
    await sources(page).getByRole('button', { name: 'Copy' }).click();
    release();
    const prompt = await asked;
    expect(prompt.defaultValue()).toContain('import');
    await prompt.dismiss();
  });

  test('a press works as soon as its script has arrived', async ({ visit }) => {
    const { page } = await visitHeld(visit, '/demo/single', SHELL_AND_REACT);
    const release = await hold(page, CONTROLS);
    const tab = sourceTab(page, 'destinations.ts');
    const requested = page.waitForRequest(CONTROLS);
    await tab.click();
    await requested;
    expect(await tab.getAttribute('aria-selected')).toBe('false');
    release();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await isHydrated(page)).toBe(false);
  });

  test('the contents bar names the section while somebody only scrolls', async ({ visit }) => {
    const { page } = await visitHeld(
      (address, options) => visit(address, { ...options, device: 'phone' }),
      '/',
      SHELL_AND_REACT,
    );
    const named = page.locator('.compact-toc summary > :nth-child(2)');
    await page.locator('#license').evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => named.textContent()).toBe('License');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => named.textContent()).toBe('');
    expect(await isHydrated(page)).toBe(false);
  });

  test('the current section is marked while somebody only scrolls', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/', SHELL_AND_REACT);
    const marked = page.locator('.toc [aria-current]');
    expect(await marked.count()).toBe(0);
    const toLicense = () =>
      page.locator('#license').evaluate((heading) => heading.scrollIntoView());
    await toLicense();
    await expect.poll(() => marked.allTextContents()).toEqual(['License']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => marked.count()).toBe(0);
    expect(await isHydrated(page)).toBe(false);
    await toLicense();
    await expect.poll(() => marked.allTextContents()).toEqual(['License']);
    release();
    await page.keyboard.press('Shift');
    await hydration(page);
    expect(await marked.allTextContents()).toEqual(['License']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => marked.count()).toBe(0);
  });
});
