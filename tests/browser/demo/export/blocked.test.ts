import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { findChromium } from '../../../../scripts/chromium';
import { expect, test, turnTo } from '../../support/test';
import { firstBlock, openedBy, placeToOpen, Services } from './services';

let browser: Browser;

// A browser with its popup blocker: the one that the other tests share allows every tab.
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
});
afterAll(() => browser.close());

/**
 * Makes the page log when a press has become too old to open a tab, and when the notice has
 * appeared: to evaluate anything in it from here would count as a press.
 */
function speakUp(): void {
  document.addEventListener('click', function wait() {
    if (navigator.userActivation.isActive) setTimeout(wait, 100);
    else console.log('too late');
  });
  new MutationObserver(() => {
    const told = [...document.querySelectorAll('[role="status"]')].map((e) => e.textContent);
    if (told.some((text) => text?.includes('has blocked'))) console.log('told');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function pressAndComeTooLate(name: string, services: Services): Promise<Page> {
  const page = await browser.newPage({ baseURL: inject('siteUrl') });
  await services.start(page);
  await page.addInitScript(speakUp);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/export/data.*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/demo/single');
  await turnTo(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const item = await placeToOpen(firstBlock(page), name);
  const tooLate = page.waitForEvent('console', (message) => message.text() === 'too late');
  await item.click();
  await tooLate;
  const told = page.waitForEvent('console', (message) => message.text() === 'told');
  release();
  await told;
  return page;
}

test.for([
  ['CodeSandbox', 'Open in CodeSandbox'],
  ['StackBlitz', 'Open in StackBlitz'],
])(
  'a tab with %s that is blocked because data came too late is reported, with two ways to continue',
  async ([service, name]) => {
    const services = new Services();
    const page = await pressAndComeTooLate(name ?? '', services);
    expect(services.requests).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    const notice = page.getByRole('group', {
      name: `Your browser has blocked the new tab with ${service}.`,
    });
    const again = notice.getByRole('button', { name: `Open ${service} in a new tab` });
    const here = notice.getByRole('button', { name: `Open ${service} in this tab` });
    expect(await here.isVisible()).toBe(true);
    await openedBy(again);
    expect(services.requests).toHaveLength(1);
    await page.context().close();
  },
);
