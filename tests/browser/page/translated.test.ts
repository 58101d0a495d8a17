import { describe } from 'vitest';
import { PAGE_CHANGES, RENDERED_AGAIN } from '../../support/pageChanges';
import { replaceCode, saying } from '../demo/edit/editor';
import { expect, test, type Visit } from '../support/test';
import { early } from './deeds';
import { block, keepsElements, UNTOUCHED } from './untouched';

const TRANSLATION = PAGE_CHANGES['its text translated'];

test.for(['/', '/demo/single', '/guide/forms', '/demo'])(
  '%s keeps its elements when it is translated, also when the reader goes on',
  async (address, { visit }) => {
    const page = await visit(address, {
      ...UNTOUCHED,
      isolated: true,
      // Demos are rendered again, each in its place.
      expectedMessages: [RENDERED_AGAIN],
      before: (tab) => tab.addInitScript(early(TRANSLATION)),
    });
    await keepsElements(page);
    expect(await page.locator('h1').textContent()).toMatch(/·/);
    const navigation = page.getByRole('navigation', { name: /^Pages/ });
    for (const name of ['Tags', 'Combobox']) {
      await navigation.getByRole('link', { name: `${name} ·`, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${name} ·`) }).waitFor();
    }
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Tags ·/ }).waitFor();
  },
);

describe('while a page is being translated', () => {
  const translated = async (visit: Visit, address: string) => {
    const page = await visit(address, { isolated: true, expectedMessages: [RENDERED_AGAIN] });
    await page.evaluate(TRANSLATION);
    return page;
  };

  test('the playground sets props and takes them back', async ({ visit }) => {
    const page = await translated(visit, '/?tab=playground');
    const code = page.locator('.playground-code code');
    const mode = page.locator('#playground-mode');
    await mode.selectOption({ value: 'multiple' });
    await expect.poll(() => code.textContent()).toContain('mode="multiple"');
    await page.locator('.playground-find').fill('maxC');
    await page.locator('#playground-maxCount').fill('2');
    await expect.poll(() => code.textContent()).toContain('maxCount={2}');
    await page.locator('.playground-find').fill('');
    await page.getByRole('button', { name: /^Reset all/ }).click();
    await expect.poll(() => code.textContent()).not.toContain('mode=');
  });

  test('the search answers each query', async ({ visit }) => {
    const page = await translated(visit, '/demo/single');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    for (const query of ['max', 'maxCount', 'qqqq', 'tags']) {
      await field.fill(query);
      if (query === 'qqqq')
        await dialog
          .getByText(/^No content was found/)
          .first()
          .waitFor();
      else await dialog.getByRole('option').first().waitFor();
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/tags/);
  });

  test('a demo is edited and inspected', async ({ visit }) => {
    const page = await translated(visit, '/demo/single');
    const demo = block(page);
    await demo.getByRole('button', { name: /^Edit/ }).click();
    const editor = demo.getByRole('textbox', { name: 'index.tsx' });
    await editor.waitFor();
    await replaceCode(editor, saying('Changed'));
    await demo.frameLocator('.sandbox-stage iframe:not([inert])').getByText('Changed').waitFor();
    await replaceCode(editor, 'export default () => <p>;');
    await demo.locator('.problem-list').waitFor();
    await replaceCode(editor, saying('Again'));
    await demo.frameLocator('.sandbox-stage iframe:not([inert])').getByText('Again').waitFor();
    expect(await demo.locator('.problem-list').count()).toBe(0);
    await demo.getByRole('button', { name: /^Inspect/ }).click();
    await demo.locator('.inspector-facts, .inspector-part').first().waitFor();
  });
});
