import { describe } from 'vitest';
import { writeLink } from '../../../../src/demo/edit/share/link';
import { expect, test } from '../../support/test';
import { edit, partsOf, replaceCode, saying, SINGLE } from './editor';

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
    const changed = 'export const destinations = [];\n';
    const fragment = await fragmentFor([['single/destinations.ts', changed]], SINGLE);
    const page = await visit(`/demo/single${fragment}`);
    const { demo, editor, button } = partsOf(page, SINGLE, 'destinations.ts');
    await expect.poll(() => editor.textContent()).toContain('destinations = []');
    expect(await demo.getByRole('tab', { name: 'destinations.ts Edited' }).count()).toBe(1);
    await button('Reset').click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${SINGLE}`);
    await page.reload();
    await demo.locator('.live-demo').getByText('Value: vienna').waitFor();
    expect(await editor.count()).toBe(0);
  });

  // The other ways in which a link can be wrong are tried in src/demo/edit/share/link.test.ts.
  test('that is damaged or about another page is reported, and a good link still opens on the open page', async ({
    visit,
  }) => {
    const good = await fragmentFor([[ENTRY, saying('Good')]]);
    const page = await visit(`${PAGE}${good.slice(0, -9)}`);
    const notice = page.getByRole('alert');
    await expect.poll(() => notice.textContent()).toContain('is damaged');
    expect(await page.locator('.code-editor').count()).toBe(0);
    // The address changes on an open page, as when a link is pasted.
    const go = (hash: string) => page.evaluate((next) => void (location.hash = next), hash);
    await go(await fragmentFor([[ENTRY, '']], 'gone'));
    await expect.poll(() => notice.textContent()).toContain('“gone”');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await go(good);
    await expect.poll(() => partsOf(page, id, FILE).editor.textContent()).toContain('Good');
  });
});
