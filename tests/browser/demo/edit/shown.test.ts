import { describe } from 'vitest';
import { expect, test } from '../../support/test';
import { edit, replaceCode, saying } from './editor';

describe('a demo block while its code is edited', () => {
  test('opens its list over the content below, which does not move', async ({ visit }) => {
    const page = await visit('/demo/tags');
    const { demo, editor, result } = await edit(page, 'docs-demo-tags-demo-tags');
    await editor.press('Control+Home');
    await page.keyboard.type('// mine');
    await page.keyboard.press('Enter');
    const field = result.getByRole('combobox').first();
    await field.waitFor();
    const toolbar = demo.locator('.demo-toolbar');
    const before = await toolbar.boundingBox();
    await field.press('ArrowDown');
    const list = result.locator('.rc-select-dropdown');
    await list.waitFor();
    const frame = demo.locator('.sandbox-stage iframe:not([inert])');
    await expect
      .poll(async () => {
        const [shown, within] = await Promise.all([list.boundingBox(), frame.boundingBox()]);
        return shown && within && shown.y + shown.height <= within.y + within.height;
      })
      .toBe(true);
    expect(await toolbar.boundingBox()).toEqual(before);
    await field.press('Escape');
    await expect
      .poll(async () => {
        const [shown, below] = await Promise.all([frame.boundingBox(), toolbar.boundingBox()]);
        return (shown?.y ?? 0) + (shown?.height ?? 0) <= (below?.y ?? 0) + 1;
      })
      .toBe(true);
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

  test('ends what runs with Stop, and shows the published demo until the next run', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { expectedMessages: [/still here/] });
    const { demo, editor, result, run, button, status } = await edit(
      page,
      'docs-demo-single-demo-single',
    );
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
    expect(await demo.locator('.published-demo').getByRole('combobox').first().isVisible()).toBe(
      true,
    );
    expect(await stop.getAttribute('aria-disabled')).toBe('true');
    await stop.press('Enter');
    await run.click();
    await result.getByText('It runs').waitFor();
  });

  test('offers view options again once the code is as published, and opens alone only as published', async ({
    visit,
  }) => {
    const page = await visit('/demo/multiple');
    const { demo, editor, result, button } = await edit(page, 'docs-demo-multiple-demo-multiple');
    await replaceCode(editor, saying('Mine'));
    await result.getByText('Mine').waitFor();
    await demo.getByText('Open in new tab, as published').waitFor({ state: 'attached' });
    await button('Reset').click();
    await demo.getByText('Open in new tab', { exact: true }).waitFor({ state: 'attached' });
    await button('View').click();
    await demo.getByText('Right to left').click();
    const framed = demo.frameLocator('.published-demo iframe');
    await framed.locator('html[dir=rtl] .rc-select').first().waitFor();
    expect(await demo.locator('.published-demo iframe').isVisible()).toBe(true);
  });

  test('keeps its draft across a reload, and marks only changed files', async ({ visit }) => {
    const page = await visit('/demo/single');
    const id = 'docs-demo-single-demo-single';
    const { demo, result, button } = await edit(page, id);
    await demo.getByRole('tab', { name: 'destinations.ts' }).click();
    const own = demo.getByRole('textbox', { name: 'destinations.ts' });
    await own.press('Control+Home');
    await page.keyboard.type('/* mine */');
    await demo.getByRole('tab', { name: 'destinations.ts Edited' }).waitFor();
    expect(await demo.locator('.changed-mark').count()).toBe(1);
    await page.reload();
    await demo.getByText('Draft', { exact: true }).waitFor();
    expect(await demo.locator('.changed-mark').count()).toBe(0);
    await edit(page, id);
    await result.getByText('Value: vienna').waitFor();
    await demo.getByRole('tab', { name: 'destinations.ts' }).click();
    expect(await own.textContent()).toContain('/* mine */');
    expect(await button('Undo').getAttribute('aria-disabled')).toBe('false');
    await button('Undo').click();
    expect(await own.textContent()).not.toContain('/* mine */');
    expect(await button('Undo').getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await demo.locator('.edited-badge').count()).toBe(0);
  });

  test('offers a draft from before to be discarded, which can be undone', async ({ visit }) => {
    const page = await visit('/demo/single');
    const id = 'docs-demo-single-demo-single';
    const { demo, editor, result, button } = await edit(page, id);
    const notice = demo.getByText('Your unsaved draft.');
    expect(await button('Reset').getAttribute('aria-disabled')).toBe('true');
    await replaceCode(editor, saying('Mine'));
    await result.getByText('Mine').waitFor();
    expect(await button('Reset').getAttribute('aria-disabled')).toBe('false');
    expect(await notice.count()).toBe(0);
    await page.reload();
    await edit(page, id);
    await result.getByText('Mine').waitFor();
    expect((await notice.boundingBox())?.y).toBeLessThan(
      (await demo.locator('.demo-stage').boundingBox())?.y ?? 0,
    );
    await button('Discard draft').click();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await notice.count()).toBe(0);
    await button('Undo').click();
    await result.getByText('Mine').waitFor();
  });

  test('dims the last result and says that it is older while the code does not run', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { demo, editor, result } = await edit(page, 'docs-demo-single-demo-single');
    const note = demo.getByText('Last working version', { exact: true });
    await replaceCode(editor, saying('Works'));
    await result.getByText('Works').waitFor();
    expect(await note.count()).toBe(0);
    await replaceCode(editor, 'export default <<');
    await note.waitFor();
    expect(await result.getByText('Works').isVisible()).toBe(true);
    const opacity = await demo
      .locator('.sandbox-frames')
      .evaluate((frames) => Number(getComputedStyle(frames).opacity));
    expect(opacity).toBeLessThan(1);
    await replaceCode(editor, saying('Again'));
    await result.getByText('Again').waitFor();
    expect(await note.count()).toBe(0);
  });
});
