import { describe } from 'vitest';
import { findFaults } from '../../support/axe';
import { hasFocus, heading, overflow } from '../../support/page';
import { expect, test } from '../../support/test';
import { edit, partsOf, replaceCode, saying } from './editor';

describe('editing a demo (E2)', () => {
  test('replaces the source by all its lines, moving nothing above, with focus in the editor', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const measure = () =>
      page.evaluate(() => {
        const demo = document.querySelector('section.demo');
        const parts = ['.demo-stage', '.demo-toolbar', '.tab-list'];
        return parts.map((part) => demo?.querySelector(part)?.getBoundingClientRect());
      });
    await page.locator('section.demo .demo-toolbar').first().scrollIntoViewIfNeeded();
    const before = await measure();
    const { demo, editor, button } = await edit(page);
    expect(await measure()).toEqual(before);
    await hasFocus(editor);
    const scroller = demo.locator('.cm-scroller').first();
    expect(await scroller.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(2);
    expect(await demo.locator('.cm-lineNumbers').first().innerText()).toMatch(/^\s*1\n2\n/m);
    await button(/^Edit/).click();
    await editor.waitFor({ state: 'detached' });
    expect(await measure()).toEqual(before);
  });

  test('shows the result of an edit, keeps it dimmed when the code breaks, and leads to the error', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { demo, editor, result, status, button } = await edit(page);
    const older = demo.getByText('Last working version', { exact: true });
    await replaceCode(editor, saying('First result'));
    await result.getByText('First result').waitFor();
    await expect.poll(() => status.textContent()).toBe('Up to date');
    expect(await demo.locator('.live-demo').isVisible()).toBe(false);
    expect(await older.count()).toBe(0);

    await replaceCode(editor, 'const a = 1;\nexport default () => <p>Broken</i>;');
    const position = button(/^index\.tsx:2:\d+, line 2, column \d+$/);
    await position.waitFor();
    await expect.poll(() => status.textContent()).toContain('The last working version is shown.');
    await older.waitFor();
    expect(await result.getByText('First result').isVisible()).toBe(true);
    const opacity = await demo
      .locator('.sandbox-frames')
      .evaluate((frames) => Number(getComputedStyle(frames).opacity));
    expect(opacity).toBeLessThan(1);
    expect(await editor.getAttribute('aria-invalid')).toBe('true');
    expect(await demo.locator('.code-problem-line').textContent()).toContain('Broken');
    await position.press('Enter');
    await hasFocus(editor);

    await button('Undo').click();
    await expect.poll(() => status.textContent()).toBe('Up to date');
    expect(await older.count()).toBe(0);
    await button('Reset').click();
    await expect.poll(() => demo.locator('.edited-badge').count()).toBe(0);
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await demo.locator('.sandbox-stage').isVisible()).toBe(false);
  });

  test("shows the code's console output and errors, stops an endless loop, and leaves the page responsive", async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { expectedMessages: [/rendered/, /pressed/] });
    const { demo, editor, result, button } = await edit(page);
    await replaceCode(
      editor,
      `export default function Demo() {
  console.log('rendered', { a: 1 });
  return <button onClick={() => { throw new Error('pressed'); }}>Press</button>;
}`,
    );
    await result.getByRole('button', { name: 'Press' }).click();
    const log = demo.getByRole('list', { name: 'Console' });
    await expect.poll(() => log.textContent()).toMatch(/rendered.*pressed/s);
    await log.getByRole('button', { name: 'index.tsx:3:' }).waitFor();

    await replaceCode(editor, 'export default function Demo() {\n  while (true);\n}');
    await demo.getByText('A loop or recursion did not end').waitFor();
    expect(await result.getByRole('button', { name: 'Press' }).isVisible()).toBe(true);
    await button(/^Edit/).click();
    expect(await demo.locator('.live-demo').isVisible()).toBe(true);
  });

  test('offers every file, marks those that are changed, and keeps its draft when the editor is closed, the page is left and after a reload', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { demo, button, result } = await edit(page);
    const draft = demo.getByText('Draft', { exact: true });
    const tab = (name: string) => demo.getByRole('tab', { name }).click();
    const own = demo.getByRole('textbox', { name: 'destinations.ts' });
    await tab('destinations.ts');
    await own.press('Control+Home');
    await page.keyboard.type('/* mine */');
    await demo.getByRole('tab', { name: 'destinations.ts Edited' }).waitFor();
    expect(await demo.locator('.changed-mark').count()).toBe(1);
    await tab('skin/select.css');
    const shared = demo.getByRole('textbox', { name: 'select.css' });
    await replaceCode(shared, 'output { letter-spacing: 7px; }');
    const spacing = () =>
      result.locator('output').evaluate((output) => getComputedStyle(output).letterSpacing);
    await expect.poll(spacing).toBe('7px');

    await button(/^Edit/).click();
    await draft.waitFor();
    expect(await demo.locator('.changed-mark').count()).toBe(0);
    await tab('destinations.ts');
    expect(await demo.getByRole('tabpanel').textContent()).not.toContain('/* mine */');
    await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
    await heading(page, 'Tags').waitFor();
    await page.goBack();
    await draft.waitFor();
    await page.reload();
    await draft.waitFor();
    await edit(page);
    await tab('destinations.ts');
    expect(await own.textContent()).toContain('/* mine */');
    expect(await button('Undo').getAttribute('aria-disabled')).toBe('false');
    await own.press('Control+z');
    expect(await own.textContent()).not.toContain('/* mine */');
  });

  test('offers a draft from before to be discarded, which can be undone', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { demo, editor, result, button } = await edit(page);
    const notice = demo.getByText('Your unsaved draft.');
    expect(await button('Reset').getAttribute('aria-disabled')).toBe('true');
    await replaceCode(editor, saying('Mine'));
    await result.getByText('Mine').waitFor();
    expect(await button('Reset').getAttribute('aria-disabled')).toBe('false');
    expect(await notice.count()).toBe(0);
    await page.reload();
    await edit(page);
    await result.getByText('Mine').waitFor();
    const stage = await demo.locator('.demo-stage').boundingBox();
    expect((await notice.boundingBox())?.y).toBeLessThan(stage?.y ?? 0);
    await button('Discard draft').click();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await notice.count()).toBe(0);
    await button('Undo').click();
    await result.getByText('Mine').waitFor();
    await button('Undo').click();
    await page.reload();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await demo.locator('.edited-badge').count()).toBe(0);
  });

  test('fits on a phone, in Chinese too', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN', { device: 'phone' });
    const { demo, editor, button } = partsOf(page);
    await button('编辑').tap();
    await editor.waitFor();
    await button('运行').tap();
    await demo.getByText('已是最新').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  });
});
