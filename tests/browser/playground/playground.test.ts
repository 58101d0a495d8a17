import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { scrollTop, watchRequests } from '../support/page';
import { expect, test } from '../support/test';

const PLAYGROUND = '/?tab=playground';

const code = async (page: Page) => (await page.locator('.playground-code pre').textContent()) ?? '';
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams.entries());
const control = (page: Page, prop: string) => page.getByLabel(prop, { exact: true });
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Waits until the playground has loaded. */
async function ready(page: Page): Promise<Page> {
  await page.locator('.playground-stage .rc-select').waitFor();
  return page;
}

describe('the playground', () => {
  test('is fetched only when its tab is opened, which works by keyboard, and has the style of the demos', async ({
    visit,
  }) => {
    const page = await visit('/');
    const requests = watchRequests(page);
    const tabs = page.getByRole('tablist', { name: 'Parts of this page' });
    await tabs.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await tabs.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await ready(page);
    expect(requests.filter((path) => path === '/assets/playground.async.js')).toHaveLength(1);
    const selector = page.locator('.playground-stage .rc-select-selector');
    const border = () => selector.evaluate((element) => getComputedStyle(element).borderTopWidth);
    await expect.poll(border).toBe('1px');
  });

  test('a prop changed by keyboard updates select, code and address, without moving focus or page', async ({
    visit,
  }) => {
    const page = await ready(await visit(PLAYGROUND));
    const scroll = () => page.evaluate(() => window.scrollTo(0, 200));
    await control(page, 'mode').focus();
    await scroll();
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('m');
    await page.locator('.playground-stage .rc-select-multiple').waitFor();
    await control(page, 'allowClear').focus();
    await scroll();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => parameters(page))
      .toEqual({ tab: 'playground', mode: 'multiple', allowClear: 'true' });
    expect((await code(page)).replace(/\s+/g, ' ')).toContain(
      'mode="multiple" allowClear placeholder="Choose a city" options={options}',
    );
    expect(await focusedId(page)).toBe('playground-allowClear');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await scrollTop(page)).toBe(200);
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
    expect(await control(page, 'placeholder').inputValue()).toBe('it\'s "new"');
    await page.getByRole('button', { name: 'Reset tokenSeparators' }).click();
    await expect.poll(() => parameters(page)).not.toHaveProperty('tokenSeparators');
    expect(await focusedId(page)).toBe('playground-tokenSeparators');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => parameters(page)).toEqual({ tab: 'playground' });
    await expect
      .poll(() => code(page))
      .toContain('<Select id="playground" placeholder="Choose a city" options={options} />');
    await page.goBack();
    await expect.poll(() => code(page)).toContain('mode="tags"');
    await expect.poll(() => control(page, 'mode').inputValue()).toBe('tags');
  });

  test('what an address cannot set is named until the first change, and parameters of others are kept', async ({
    visit,
  }) => {
    const page = await ready(
      await visit(`${PLAYGROUND}&mode=many&mod=tags&onChange=alert(1)&virtual=false&gclid=1`),
    );
    const message = page.getByRole('alert');
    expect(await message.textContent()).toMatch(
      /3 parts of this address.*mode cannot be “many”\. It can be multiple, tags, or combobox\..*mod is not a prop of Select\. Did you mean mode\?.*onChange/s,
    );
    expect(await code(page)).toContain('virtual={false}');
    await control(page, 'showSearch').check();
    await message.waitFor({ state: 'detached' });
    await expect
      .poll(() => parameters(page))
      .toEqual({ tab: 'playground', virtual: 'false', showSearch: 'true', gclid: '1' });
  });

  test('a control without effect is disabled and says why, and keeps its value until it has one', async ({
    visit,
  }) => {
    const page = await ready(await visit(`${PLAYGROUND}&maxCount=2`));
    const maxCount = control(page, 'maxCount');
    expect(await maxCount.isDisabled()).toBe(true);
    const reason = await maxCount.getAttribute('aria-describedby');
    expect(await page.locator(`#${reason ?? ''}`).textContent()).toBe('Only in multiple and tags.');
    await control(page, 'mode').selectOption('multiple');
    await expect.poll(() => code(page)).toContain('maxCount={2}');
    expect(await maxCount.inputValue()).toBe('2');
  });

  test('an invalid number stays as typed, and the field says what it accepts; the prop is unset until then', async ({
    visit,
  }) => {
    const page = await ready(await visit(`${PLAYGROUND}&mode=multiple&maxCount=2`));
    const maxCount = control(page, 'maxCount');
    const isWrong = async () => (await maxCount.getAttribute('aria-invalid')) === 'true';
    const allowed = page.getByText(
      'Enter a whole number from 0 to 2000. Until then maxCount is not set.',
    );
    await maxCount.fill('1.5');
    expect(await isWrong()).toBe(true);
    expect(await allowed.getAttribute('id')).toBe(await maxCount.getAttribute('aria-describedby'));
    expect(await maxCount.inputValue()).toBe('1.5');
    expect(await code(page)).not.toContain('maxCount');
    await maxCount.fill('15');
    expect(await isWrong()).toBe(false);
    expect(await code(page)).toContain('maxCount={15}');
    await maxCount.fill('');
    await maxCount.press('-');
    expect(await isWrong()).toBe(true);
    expect(await maxCount.evaluate((field) => field.matches(':invalid'))).toBe(true);
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => maxCount.inputValue()).toBe('');
    expect(await allowed.count()).toBe(0);
  });

  test('the other tabs work, keep the state, and are not covered by its list', async ({
    visit,
  }) => {
    const page = await ready(await visit(`${PLAYGROUND}&open=true`));
    await page.getByRole('listbox').waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Documentation' }).click();
    await page.getByRole('heading', { name: 'Screenshots' }).waitFor();
    expect(await page.locator('.rc-select-dropdown').count()).toBe(0);
    await page.goBack();
    await ready(page);
    expect(await code(page)).toContain(' open ');
    await page.getByRole('link', { name: /mode: reference/ }).click();
    await page.locator('#select-mode').waitFor();
    await page.goBack();
    await expect.poll(() => code(page)).toContain(' open ');
  });
});
