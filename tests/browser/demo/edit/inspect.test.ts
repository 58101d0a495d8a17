import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { namesOf, openInspector } from '../../support/inspector';
import { expect, test } from '../../support/test';
import { partsOf, replaceCode, saying } from './editor';
import { editSelect, SINGLE, withSelect } from './withSelect';

/** Requested addresses of the inspector's script for frames. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/live\/inspector\./.test(request.url())) loads.push(request.url());
  });
  return loads;
}

describe('inspecting edited code', () => {
  test('shows calls, accessible state and announcements from inside its frame, by keyboard alone', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const loads = loadsOf(page);
    const { demo, result } = await editSelect(page, withSelect('aria-label="City" allowClear'));
    expect(loads).toEqual([]);
    const { calls, spoken, fact } = await openInspector(demo);
    await expect.poll(() => fact('Name')).toBe('City');
    expect(loads).toHaveLength(1);
    expect(await fact('Role')).toBe('combobox');

    const select = result.getByRole('combobox');
    await select.focus();
    await expect.poll(async () => (await spoken())[0]).toMatch(/^≈ City, combobox, collapsed/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => fact('Expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => fact('Active descendant')).toMatch(/^Oslo, 2 of 3/);
    const options = demo.locator('.inspector-options li');
    expect(await options.allTextContents()).toEqual([
      expect.stringContaining('Rome'),
      expect.stringMatching(/Oslo.*active/),
      expect.stringContaining('Bern'),
    ]);
    await page.keyboard.press('Enter');
    await expect.poll(() => fact('Expanded')).toBe('false');
    await expect
      .poll(calls)
      .toEqual([
        expect.stringMatching(/^onFocus\(FocusEvent \{ type: "focus", target: <input#/),
        'onDropdownVisibleChange(true)',
        'onChange("Oslo", { value: "Oslo", label: "Oslo" })',
        'onSelect("Oslo", { value: "Oslo", label: "Oslo" })',
        'onDropdownVisibleChange(false)',
      ]);
    await expect.poll(spoken).toContainEqual(expect.stringMatching(/^≈ Oslo, 2 of 3/));
    await expect.poll(spoken).toContainEqual(expect.stringMatching(/“.*Oslo.*”.*polite/));

    await demo.locator('.inspector').getByRole('button', { name: 'Pause' }).focus();
    await expect.poll(async () => namesOf(await calls()).at(-1)).toBe('onBlur');
    await select.focus();
    await expect
      .poll(async () => (await spoken()).at(-2) ?? '')
      .toMatch(/^≈ City, combobox, collapsed/);
  });

  test('continues from the published demo to the edited one, to the next edit, and back', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const parts = partsOf(page, SINGLE);
    const { calls, spoken, fact } = await openInspector(parts.demo);
    await expect.poll(() => fact('Name')).toBe('Destination');
    const own = parts.demo.locator('.published-demo .rc-select').getByRole('combobox');
    await own.focus();
    await expect.poll(async () => namesOf(await calls())).toEqual(['onFocus']);

    const { editor, result, button } = await editSelect(page, withSelect('aria-label="First"'));
    await expect.poll(() => fact('Name')).toBe('First');
    await result.getByRole('combobox').focus();
    const soFar = ['onFocus', 'onBlur', 'onFocus'];
    await expect.poll(async () => namesOf(await calls())).toEqual(soFar);

    await replaceCode(editor, withSelect('aria-label="Second" open'));
    await expect.poll(() => fact('Name')).toBe('Second');
    expect(await fact('Expanded')).toBe('true');
    await result.getByRole('option', { name: 'Bern' }).click();
    await expect.poll(async () => namesOf(await calls())).toContain('onSelect');
    expect(namesOf(await calls()).slice(0, soFar.length)).toEqual(soFar);
    expect((await spoken()).join()).toContain('Destination, combobox');

    await replaceCode(editor, saying('No select at all'));
    await parts.demo.getByText('No element in this demo has the role combobox').waitFor();

    await button('Reset').click();
    await expect.poll(() => fact('Name')).toBe('Destination');
    await own.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => fact('Active descendant')).toMatch(/^Vienna/);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => fact('Active descendant')).toMatch(/^Salzburg/);
    await expect.poll(async () => namesOf(await calls()).at(-1)).toBe('onDropdownVisibleChange');
  });

  test('allows one of several selects to be chosen, and keeps the choice when the code runs again', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const two = (second: string) => `import Select from 'rc-select';
export default () => <><Select aria-label="From" /><Select aria-label="${second}" /></>;`;
    const { demo, editor, result } = await editSelect(page, two('To'));
    const { calls, fact } = await openInspector(demo);
    const chooser = demo.locator('.inspector-head select');
    await chooser.selectOption('To');
    await expect.poll(() => fact('Name')).toBe('To');
    await result.getByRole('combobox', { name: 'From' }).focus();
    await expect.poll(async () => (await calls())[0]).toMatch(/^FromonFocus/);
    expect(await fact('Name')).toBe('To');
    await replaceCode(editor, two('Towards'));
    await expect.poll(() => fact('Name')).toBe('Towards');
    await chooser.selectOption('The one with focus');
    await expect.poll(() => fact('Name')).toBe('From');
  });

  test('reports a script that fails to load, with a retry (H1)', async ({ visit }) => {
    const page = await visit('/demo/single', {
      expectedMessages: [/Failed to (load resource|fetch)/],
    });
    const { demo } = await editSelect(page, withSelect('aria-label="City"'));
    await page.route(/\/live\/inspector\./, (route) => route.abort());
    await demo.getByRole('button', { name: 'Inspect' }).click();
    await demo.getByRole('alert').getByText('The inspector could not be loaded.').waitFor();
    await page.unroute(/\/live\/inspector\./);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await demo.locator('.inspector-facts').getByText('City').waitFor();
  });

  test('fits on a phone', async ({ visit }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    const { demo, result } = await editSelect(page, withSelect('aria-label="City"'));
    const { fact } = await openInspector(demo);
    // Not a tap: where the page is scrolled, headless shell 150 sends touches in frames of other
    // processes to another place, also on a page without this site.
    await result.getByRole('combobox').click();
    await expect.poll(() => fact('Expanded')).toBe('true');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
