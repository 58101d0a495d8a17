import { describe } from 'vitest';
import { findFaults } from '../../support/axe';
import { expect, test } from '../../support/test';
import { edit, replaceCode, saying } from './editor';

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
    const { demo, editor, button } = await edit(page, 'docs-demo-single-demo-single');
    expect(await measure()).toEqual(before);
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
    const scroller = demo.locator('.cm-scroller').first();
    expect(await scroller.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(2);
    expect(await demo.locator('.cm-lineNumbers').first().innerText()).toMatch(/^\s*1\n2\n/m);
    await button(/^Edit/).click();
    await editor.waitFor({ state: 'detached' });
    expect(await measure()).toEqual(before);
  });

  test('shows the result of an edit, keeps it when the code breaks, and leads to the error', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { demo, editor, result, status, button } = await edit(
      page,
      'docs-demo-single-demo-single',
    );
    await replaceCode(editor, saying('First result'));
    await result.getByText('First result').waitFor();
    await expect.poll(() => status.textContent()).toBe('Up to date');
    expect(await demo.locator('.live-demo').isVisible()).toBe(false);

    await replaceCode(editor, 'const a = 1;\nexport default () => <p>Broken</i>;');
    const position = button(/^index\.tsx:2:\d+, line 2, column \d+$/);
    await position.waitFor();
    await expect.poll(() => status.textContent()).toContain('The last working version is shown.');
    expect(await result.getByText('First result').isVisible()).toBe(true);
    expect(await editor.getAttribute('aria-invalid')).toBe('true');
    expect(await demo.locator('.code-problem-line').textContent()).toContain('Broken');
    await position.press('Enter');
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);

    await button('Undo').click();
    await expect.poll(() => status.textContent()).toBe('Up to date');
    await button('Reset').click();
    await expect.poll(() => demo.locator('.edited-badge').count()).toBe(0);
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await demo.locator('.sandbox-stage').isVisible()).toBe(false);
  });

  test("shows the code's console output and errors, stops an endless loop, and leaves the page responsive", async ({
    visit,
  }) => {
    const page = await visit('/demo/single', {
      expectedMessages: [/rendered/, /pressed/],
    });
    const { demo, editor, result, button } = await edit(page, 'docs-demo-single-demo-single');
    await replaceCode(
      editor,
      `export default function Demo() {
  console.log('rendered', { a: 1 });
  return <button onClick={() => { throw new Error('pressed'); }}>Press</button>;
}`,
    );
    await result.getByRole('button', { name: 'Press' }).click();
    const log = demo.getByRole('list', { name: 'Console' });
    await expect.poll(() => log.textContent()).toContain('rendered');
    await expect.poll(() => log.textContent()).toContain('pressed');
    await log.getByRole('button', { name: 'index.tsx:3:' }).waitFor();

    await replaceCode(editor, 'export default function Demo() {\n  while (true);\n}');
    await demo.getByText('A loop or a recursion did not come to an end').waitFor();
    expect(await result.getByRole('button', { name: 'Press' }).isVisible()).toBe(true);
    await button(/^Edit/).click();
    expect(await demo.locator('.live-demo').isVisible()).toBe(true);
  });

  test('offers every file, and keeps its edits when the editor is closed or the page is left', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const id = 'docs-demo-single-demo-single';
    const { demo, button, result } = await edit(page, id);
    await demo.getByRole('tab', { name: 'destinations.ts' }).click();
    const own = demo.getByRole('textbox', { name: 'destinations.ts' });
    await own.press('Control+Home');
    await page.keyboard.type('/* mine */');
    await demo.getByRole('tab', { name: 'skin/select.css' }).click();
    const shared = demo.getByRole('textbox', { name: 'select.css' });
    await replaceCode(shared, 'output { letter-spacing: 7px; }');
    const output = result.locator('output');
    await expect
      .poll(() => output.evaluate((element) => getComputedStyle(element).letterSpacing))
      .toBe('7px');

    await button(/^Edit/).click();
    await demo.getByText('Draft', { exact: true }).waitFor();
    await demo.getByRole('tab', { name: 'destinations.ts' }).click();
    expect(await demo.getByRole('tabpanel').textContent()).not.toContain('/* mine */');
    await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await page.goBack();
    await demo.getByText('Draft', { exact: true }).waitFor();
    await edit(page, id);
    await demo.getByRole('tab', { name: 'destinations.ts' }).click();
    expect(await own.textContent()).toContain('/* mine */');
    await own.press('Control+z');
    expect(await own.textContent()).not.toContain('/* mine */');
  });

  test('works by keyboard alone: Tab moves in and out, Control+Enter runs, as the hint says', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { colorScheme: 'dark' });
    const id = 'docs-demo-single-demo-single';
    const { demo, editor, result, status } = await edit(page, id);
    const rule = await editor.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((each) => document.getElementById(each)?.textContent)
        .join(' '),
    );
    expect(rule).toMatch(/^Tab leaves the editor\..*Ctrl\+Enter/);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => status.textContent()).toBe('Up to date');
    expect(await editor.textContent()).toMatch(/^import/);
    await page.keyboard.type('// mine');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await result.getByText('Value: vienna').waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Copy');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('index.tsx Edited');
    await demo.evaluate(() => document.documentElement.setAttribute('data-prefers-color', 'dark'));
    await expect
      .poll(() => result.locator('body').evaluate((body) => getComputedStyle(body).colorScheme))
      .toBe('dark');
  });

  test('fits on a phone, in Chinese too', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN', { device: 'phone' });
    const demo = page.locator('section.demo').first();
    await demo.getByRole('button', { name: '编辑' }).tap();
    await demo.getByRole('textbox', { name: 'index.tsx' }).waitFor();
    await demo.getByRole('button', { name: '运行', exact: true }).tap();
    await demo.getByText('已是最新').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  });
});
