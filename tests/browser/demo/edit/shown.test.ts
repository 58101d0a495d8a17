import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/test';
import { edit, replaceCode, saying } from './editor';

describe('a demo block while its code is edited', () => {
  test('ends what runs with Stop, and shows the published demo until the next run', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { expectedMessages: [/still here/] });
    const { demo, editor, result, run, button, status } = await edit(page);
    const stop = button('Stop');
    expect(await stop.getAttribute('aria-disabled')).toBe('true');
    await replaceCode(
      editor,
      `setInterval(() => console.log('still here'), 4);\n${saying('It runs')}`,
    );
    await result.getByText('It runs').waitFor();
    await stop.press('Enter');
    await expect.poll(() => status.innerText()).toBe('Stopped. The published demo is shown.');
    expect(await demo.locator('.sandbox-stage iframe').count()).toBe(0);
    expect(await demo.locator('.published-demo .rc-select').first().isVisible()).toBe(true);
    expect(await stop.getAttribute('aria-disabled')).toBe('true');
    await stop.press('Enter');
    await run.click();
    await result.getByText('It runs').waitFor();
  });

  test('opens a list over the content below, which does not move', async ({ visit }) => {
    const page = await visit('/demo/tags');
    const { demo, editor, result } = await edit(page, 'docs-demo-tags-demo-tags');
    await editor.press('Control+Home');
    await page.keyboard.type('// mine\n');
    const field = result.getByRole('combobox').first();
    await field.waitFor();
    const toolbar = demo.locator('.demo-toolbar');
    const before = await toolbar.boundingBox();
    await field.press('ArrowDown');
    const list = result.locator('.rc-select-dropdown');
    await list.waitFor();
    const frame = demo.locator('.sandbox-stage iframe:not([inert])');
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : NaN;
    };
    await expect
      .poll(async () => (await bottomOf(frame)) - (await bottomOf(list)))
      .toBeGreaterThanOrEqual(0);
    expect(await toolbar.boundingBox()).toEqual(before);
    await field.press('Escape');
    await expect.poll(() => bottomOf(frame)).toBeLessThanOrEqual((before?.y ?? 0) + 1);
    expect(await toolbar.boundingBox()).toEqual(before);
  });

  test('can be run and reset whatever its code draws', async ({ visit }) => {
    const page = await visit('/demo/tags');
    const { editor, result, run, button } = await edit(page, 'docs-demo-tags-demo-tags');
    await replaceCode(
      editor,
      `const cover = Object.assign(document.createElement('div'), { textContent: 'Over it' });
cover.style.cssText = 'position: absolute; inset: 0 0 auto; height: 5000px; background: red';
document.body.append(cover);
export default () => null;`,
    );
    await run.click();
    await result.getByText('Over it').waitFor();
    await expect
      .poll(() => page.locator('.sandbox-stage iframe:not([inert])').getAttribute('data-reaching'))
      .toBe('');
    // Playwright presses only what nothing covers.
    await run.click({ timeout: 5000 });
    await button('Reset').click({ timeout: 5000 });
    await expect.poll(() => result.getByText('Over it').count()).toBe(0);
  });
});
