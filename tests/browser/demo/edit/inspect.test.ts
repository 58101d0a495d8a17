import { describe } from 'vitest';
import { namesOf, openInspector } from '../../support/inspector';
import { watchRequests } from '../../support/page';
import { expect, test } from '../../support/test';
import { partsOf, replaceCode, saying } from './editor';
import { editSelect, withSelect } from './withSelect';

describe('inspecting edited code', () => {
  test('shows calls, accessible state and announcements from inside its frame, by keyboard alone', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const requests = watchRequests(page);
    const loads = () => requests.filter((path) => path.startsWith('/live/inspector.'));
    const { demo, result } = await editSelect(page, withSelect('aria-label="City" allowClear'));
    expect(loads()).toEqual([]);
    const { calls, spoken, fact } = await openInspector(demo);
    await expect.poll(() => fact('Name')).toBe('City');
    expect(loads()).toHaveLength(1);
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
    const parts = partsOf(page);
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
});
