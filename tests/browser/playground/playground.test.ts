import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { totalShift } from '../support/layoutShifts';
import { expect, test } from '../support/test';

const PLAYGROUND = '/?tab=playground';

const code = async (page: Page) => (await page.locator('.playground-code pre').textContent()) ?? '';
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams.entries());

const prefer = (scheme: string) => ({ 'dumi:prefers-color': scheme });

/** Waits until the playground has loaded. */
async function ready(page: Page): Promise<Page> {
  await page.locator('.playground-stage .rc-select').waitFor();
  return page;
}

describe('the playground', () => {
  test('is fetched only when its tab is opened, which works by keyboard', async ({ visit }) => {
    const page = await visit('/');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const tabs = page.getByRole('tablist', { name: 'Parts of this page' });
    expect(await page.locator('script[src*="playground"], link[href*="playground"]').count()).toBe(
      0,
    );
    await tabs.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await tabs.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await ready(page);
    expect(scripts.filter((url) => /\/playground\..*\.js/.test(url))).toHaveLength(1);
  });

  test('shows the select in the style of the demos', async ({ visit }) => {
    const page = await ready(await visit(PLAYGROUND));
    const selector = page.locator('.playground-stage .rc-select-selector');
    const border = () => selector.evaluate((element) => getComputedStyle(element).borderTopWidth);
    await expect.poll(border).toBe('1px');
  });

  test('a prop changed by keyboard updates select, code and address, without moving focus or page', async ({
    visit,
  }) => {
    const page = await ready(await visit(PLAYGROUND));
    const mode = page.getByLabel('mode', { exact: true });
    await mode.focus();
    await page.evaluate(() => window.scrollTo(0, 200));
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('m');
    await page.locator('.playground-stage .rc-select-multiple').waitFor();
    await page.getByLabel('allowClear', { exact: true }).focus();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => parameters(page))
      .toEqual({
        tab: 'playground',
        mode: 'multiple',
        allowClear: 'true',
      });
    expect((await code(page)).replace(/\s+/g, ' ')).toContain(
      'mode="multiple" allowClear placeholder="Choose a city" options={options}',
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('playground-allowClear');
    expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries, 200]);
  });

  test('the value chosen in the select is shown as its callback receives it', async ({ visit }) => {
    const page = await ready(await visit(`${PLAYGROUND}&labelInValue=true`));
    await page.getByRole('combobox', { name: 'City' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.playground-value output').textContent())
      .toContain('"label":"Amsterdam"');
  });

  test('an address sets the state, which can be reset in part or whole, and is restored by going back', async ({
    visit,
  }) => {
    const page = await ready(
      await visit(`${PLAYGROUND}&mode=tags&tokenSeparators=comma&placeholder=it's+"new"`),
    );
    expect(await code(page)).toContain("tokenSeparators={[',']}");
    expect(await page.getByLabel('placeholder', { exact: true }).inputValue()).toBe('it\'s "new"');
    await page.getByRole('button', { name: 'Reset tokenSeparators' }).click();
    await expect.poll(() => parameters(page)).not.toHaveProperty('tokenSeparators');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      'playground-tokenSeparators',
    );
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => parameters(page)).toEqual({ tab: 'playground' });
    await expect
      .poll(() => code(page))
      .toContain('<Select id="playground" placeholder="Choose a city" options={options} />');
    await page.goBack();
    await expect.poll(() => code(page)).toContain('mode="tags"');
    await expect.poll(() => page.getByLabel('mode', { exact: true }).inputValue()).toBe('tags');
  });

  test('unknown parts of an address are named, and removed by the first change', async ({
    visit,
  }) => {
    const page = await ready(
      await visit(`${PLAYGROUND}&mode=many&mod=tags&onChange=alert(1)&virtual=false`),
    );
    const message = page.getByRole('alert');
    expect(await message.textContent()).toMatch(
      /3 parts of this address.*mode cannot be “many”\. It can be multiple, tags, or combobox\..*mod is not a prop of Select\. Did you mean mode\?.*onChange/s,
    );
    expect(await code(page)).toContain('virtual={false}');
    await page.getByLabel('showSearch', { exact: true }).check();
    await message.waitFor({ state: 'detached' });
    await expect
      .poll(() => parameters(page))
      .toEqual({
        tab: 'playground',
        virtual: 'false',
        showSearch: 'true',
      });
  });

  test('parameters that are not its own are kept', async ({ visit }) => {
    const page = await ready(await visit(`${PLAYGROUND}&utm_source=mail&gclid=1`));
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('showSearch', { exact: true }).check();
    await expect
      .poll(() => parameters(page))
      .toEqual({ tab: 'playground', utm_source: 'mail', gclid: '1', showSearch: 'true' });
  });

  test('a control without effect is disabled and says why, and keeps its value until it has one', async ({
    visit,
  }) => {
    const page = await ready(await visit(`${PLAYGROUND}&maxCount=2`));
    const maxCount = page.getByLabel('maxCount', { exact: true });
    expect(await maxCount.isDisabled()).toBe(true);
    const reason = await maxCount.getAttribute('aria-describedby');
    expect(await page.locator(`#${reason ?? ''}`).textContent()).toBe('Only in multiple and tags.');
    await page.getByLabel('mode', { exact: true }).selectOption('multiple');
    await expect.poll(() => code(page)).toContain('maxCount={2}');
    expect(await maxCount.inputValue()).toBe('2');
  });

  test('the other tabs work, keep the state, and are not covered by its list', async ({
    visit,
  }) => {
    const page = await ready(await visit(`${PLAYGROUND}&open=true`));
    await page.getByRole('listbox').waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Migrate to 1.x' }).click();
    await page.getByRole('heading', { name: 'Renamed props' }).waitFor();
    expect(await page.locator('.rc-select-dropdown').count()).toBe(0);
    await page.goBack();
    await ready(page);
    expect(await code(page)).toContain(' open ');
    await page.getByRole('link', { name: /mode: reference/ }).click();
    await page.locator('#select-mode').waitFor();
    await page.goBack();
    await expect.poll(() => code(page)).toContain(' open ');
  });

  test('nothing visible moves while it loads', async ({ visit }) => {
    const page = await ready(await visit(PLAYGROUND));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    expect(await totalShift(page)).toBeLessThan(0.01);
  });

  test('select and code stay in view beside the controls', async ({ visit }) => {
    const page = await ready(await visit(PLAYGROUND));
    const folded = page.locator('.playground-group:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    await page.getByLabel('tabIndex', { exact: true }).scrollIntoViewIfNeeded();
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const stage = await box('.playground-stage');
    const panel = await box('.playground-code');
    expect(stage.top).toBeGreaterThanOrEqual(56);
    expect(panel.top).toBeGreaterThan(stage.bottom);
    expect(panel.bottom).toBeLessThanOrEqual(800);
  });

  test('on a phone the select comes first, then the controls, then the code, all within the width', async ({
    visit,
  }) => {
    const page = await ready(await visit(PLAYGROUND, { device: 'phone', stored: prefer('dark') }));
    const tops = await page
      .locator('.playground-stage, .playground-controls, .playground-code')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
});
