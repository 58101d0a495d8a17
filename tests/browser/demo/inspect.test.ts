import type { Locator, Page } from 'playwright-core';
import { namesOf, openInspector, type Inspector } from '../support/inspector';
import { expect, test } from '../support/test';

/** A demo block with its inspector open. */
interface Inspected extends Inspector {
  demo: Locator;
  select: Locator;
}

async function inspect(page: Page, nth = 0): Promise<Inspected> {
  const demo = page.locator('.demo').nth(nth);
  const inspector = await openInspector(demo);
  const select = demo.locator('.demo-stage').getByRole('combobox').first();
  return { ...inspector, demo, select };
}

test('multiple: choosing, removing and clearing are logged; closing the inspector keeps the value', async ({
  visit,
}) => {
  const page = await visit('/demo/multiple');
  const { demo, select, calls } = await inspect(page);
  const value = () => demo.locator('output').textContent();
  await select.click();
  await page.keyboard.press('Backspace');
  await expect.poll(value).toBe('[en]');
  await expect
    .poll(async () => namesOf(await calls()).slice(-2))
    .toEqual(['onChange', 'onDeselect']);
  await page.keyboard.type('ger');
  await expect.poll(async () => (await calls()).at(-1)).toBe('onSearch("ger")');
  await page.keyboard.press('Enter');
  await expect.poll(value).toBe('[en, de]');
  expect(await demo.getByText('Several values can be chosen, but').isVisible()).toBe(true);

  await demo.locator('.rc-select-clear').click();
  await expect
    .poll(async () => namesOf(await calls()).slice(-3))
    .toEqual(['onClear', 'onChange', 'onDropdownVisibleChange']);
  await select.focus();
  await page.keyboard.type('ger');
  await page.keyboard.press('Enter');
  await expect.poll(value).toBe('[de]');
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(() => demo.locator('.inspector').count()).toBe(0);
  expect(await value()).toBe('[de]');
});

test('several selects are distinguished, and one can be chosen', async ({ visit }) => {
  const page = await visit('/demo/option-filter-prop');
  const index = await page
    .locator('.demo')
    .evaluateAll((demos) =>
      demos.findIndex((demo) => demo.querySelectorAll('.rc-select').length > 1),
    );
  const { demo, calls, fact } = await inspect(page, index);
  const selects = demo.locator('.demo-stage').getByRole('combobox');
  await selects.nth(1).focus();
  await expect.poll(async () => (await calls()).length).toBe(1);
  const chooser = demo.locator('.inspector-head select');
  const names = await chooser.locator('option').allTextContents();
  expect((await calls())[0]).toContain(`${names[2] ?? ''}onFocus`);
  await expect.poll(() => fact('Name')).toBe(names[2]);
  await chooser.selectOption({ index: 1 });
  await expect.poll(() => fact('Name')).toBe(names[1]);
});

test('calls can be paused and cleared; keyboard events are logged on request', async ({
  visit,
}) => {
  const page = await visit('/demo/multiple');
  const { demo, select, calls } = await inspect(page);
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => namesOf(await calls()))
    .toEqual(['onFocus', 'onDropdownVisibleChange']);
  await page.keyboard.press('Escape');
  await demo.getByLabel(/^Show key and mouse/).check();
  await expect.poll(async () => namesOf(await calls())).toContain('onInputKeyDown');
  const events = demo.locator('.inspector-part', {
    has: page.getByRole('heading', { name: 'Events' }),
  });
  await events.getByRole('button', { name: 'Pause' }).click();
  const before = await calls();
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
  expect(await calls()).toEqual(before);
  await page.keyboard.press('Escape');
  await events.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(calls).toEqual([]);
  await events.getByRole('button', { name: 'Resume' }).click();
  await select.focus();
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(0);
});

test('the open list leaves the log in view, and the button stays where it was pressed', async ({
  visit,
}) => {
  for (const device of ['desktop', 'phone'] as const) {
    const page = await visit('/demo/multiple', { device });
    const demo = page.locator('.demo').first();
    const button = demo.getByRole('button', { name: 'Inspect' });
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())?.y ?? NaN;
    await openInspector(demo);
    await expect.poll(async () => (await button.boundingBox())?.y).toBeCloseTo(before, -0.5);
    await demo.locator('.demo-stage').getByRole('combobox').first().click();
    const list = await page.locator('.rc-select-dropdown').boundingBox();
    const log = await demo.locator('.inspector').boundingBox();
    expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual(log?.y ?? NaN);
  }
});

test('problems come first, and attributes are details', async ({ visit }) => {
  const page = await visit('/demo/multiple');
  const { demo } = await inspect(page);
  const now = demo.getByRole('group', { name: 'Current state' });
  await now.locator('.inspector-findings li').first().waitFor();
  expect(await now.locator('h4').first().textContent()).toBe('Issues');
  const controls = now.getByText('Controls', { exact: true });
  expect(await controls.isVisible()).toBe(false);
  await now.getByText('Attributes').click();
  expect(await controls.isVisible()).toBe(true);
});
