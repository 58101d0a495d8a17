import { describe } from 'vitest';
import { writeLink } from '../../../../src/demo/edit/share/link';
import { expect, test } from '../../support/test';
import { edit, partsOf, replaceCode, saying } from './editor';

const PAGE = '/demo/auto-adjust-dropdown';
const id = 'docs-demo-auto-adjust-dropdown-demo-auto-adjust-dropdown-rtl';
const ENTRY = 'auto-adjust-dropdown/rtl.tsx';
const FILE = 'rtl.tsx';

async function fragmentFor(files: [string, string][], demo = id): Promise<string> {
  const written = await writeLink({ demo, files: new Map(files) });
  return 'fragment' in written ? written.fragment : '';
}

describe('a link to edited code', () => {
  test('is copied, opens at its demo with the code, and waits for Run', async ({ visit }) => {
    const page = await visit(PAGE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { editor, button, demo } = await edit(page, id, FILE);
    await replaceCode(editor, saying('Shared'));
    await button('Copy link').click();
    await demo.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await visit(link);
    const opened = partsOf(other, id, FILE);
    await opened.demo.getByText('Code from a shared link.').waitFor();
    expect(await opened.editor.textContent()).toContain('Shared');
    await expect
      .poll(() => opened.demo.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(await opened.demo.locator('.live-demo').isVisible()).toBe(true);
    expect(await opened.demo.locator('iframe').count()).toBe(0);
    const notice = opened.demo.locator('.edit-note');
    expect((await notice.boundingBox())?.y).toBeLessThan(
      (await opened.demo.locator('.demo-stage').boundingBox())?.y ?? 0,
    );
    await notice.getByRole('button', { name: 'Run this code' }).click();
    await opened.result.getByText('Shared').waitFor();
    expect(await opened.demo.getByText('Code from a shared link.').count()).toBe(0);
  });

  test('shows the first changed file, and is removed from the address by a reset', async ({
    visit,
  }) => {
    const demoId = 'docs-demo-single-demo-single';
    const changed = 'export const destinations = [];\n';
    const fragment = await fragmentFor([['single/destinations.ts', changed]], demoId);
    const page = await visit(`/demo/single${fragment}`);
    const { demo, editor, button } = partsOf(page, demoId, 'destinations.ts');
    await expect.poll(() => editor.textContent()).toContain('destinations = []');
    expect(await demo.getByRole('tab', { name: 'destinations.ts Edited' }).count()).toBe(1);
    await button('Reset').click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${demoId}`);
    await page.reload();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await editor.count()).toBe(0);
  });

  test('is shown for copying by hand when the browser refuses', async ({ visit }) => {
    const page = await visit(PAGE, {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          document.execCommand = () => false;
        }),
    });
    const { editor, button, demo } = await edit(page, id, FILE);
    await replaceCode(editor, saying('By hand'));
    await button('Copy link').click();
    const field = demo.getByRole('textbox', { name: 'Link to the edited code' });
    await field.waitFor();
    expect(await field.inputValue()).toContain(`${PAGE}#code=1.`);
    const selected = await field.evaluate(
      (element: HTMLInputElement) => (element.selectionEnd ?? 0) - (element.selectionStart ?? 0),
    );
    expect(selected).toBe((await field.inputValue()).length);
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    // A part of a pixel may be lost in scrolling.
    expect(Math.floor(bottom)).toBeLessThanOrEqual(await page.evaluate(() => window.innerHeight));
  });

  test('that is damaged, too long, foreign or about another page is reported, and a good link still opens', async ({
    visit,
  }) => {
    const good = await fragmentFor([[ENTRY, saying('Good')]]);
    const page = await visit(`${PAGE}${good.slice(0, -9)}`);
    const notice = page.getByRole('alert');
    await expect.poll(() => notice.textContent()).toContain('is damaged');
    expect(await page.locator('.code-editor').count()).toBe(0);
    // The address changes on an open page, as when a link is pasted.
    const go = (hash: string) => page.evaluate((next) => void (location.hash = next), hash);
    await go(`#code=1.${'A'.repeat(40_000)}`);
    await expect.poll(() => notice.textContent()).toContain('32,000');
    await go('#code=9.AAAA');
    await expect.poll(() => notice.textContent()).toContain('version 9');
    await go(await fragmentFor([['auto-adjust-dropdown/hidden.tsx', 'alert(1)']]));
    await expect
      .poll(() => notice.textContent())
      .toContain('no file auto-adjust-dropdown/hidden.tsx');
    await go(await fragmentFor([[ENTRY, '']], 'gone'));
    await expect.poll(() => notice.textContent()).toContain('“gone”');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await go(good);
    const { editor } = partsOf(page, id, FILE);
    await expect.poll(() => editor.textContent()).toContain('Good');
  });
});
