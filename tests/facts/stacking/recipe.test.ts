import { fileURLToPath } from 'node:url';
import { bundle } from '../../../src/plugins/site/bundle';
import { expect, test } from '../support/fact';
import { isAroundOpen, isListOnTop, surround } from '../support/surround';

const script = bundle({
  stdin: {
    contents: `
      import { createRoot } from 'react-dom/client';
      import { DialogSelect } from './DialogSelect';
      createRoot(document.body.appendChild(document.createElement('main'))).render(
        <DialogSelect id="select" options={[{ value: 'ash' }]} />,
      );`,
    loader: 'tsx',
    resolveDir: fileURLToPath(new URL('../recipes', import.meta.url)),
  },
  define: { 'process.env.NODE_ENV': '"development"' },
  jsx: 'automatic',
});

test.for(['modal dialog', 'dialog', 'popover'] as const)(
  'the recipe shows its list in a %s, and Escape closes the list first',
  async (surroundings, { select }) => {
    await select.page.addScriptTag({ content: await script });
    await select.quiet();
    await surround(select, surroundings);
    await select.click('.rc-select-selector');
    expect(await isListOnTop(select)).toBe(true);
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    expect(await isAroundOpen(select)).toBe(true);
  },
);

test('the recipe shows its list in the page where there is no dialog', async ({ select }) => {
  await select.page.addScriptTag({ content: await script });
  await select.quiet();
  await select.click('.rc-select-selector');
  expect(await isListOnTop(select)).toBe(true);
  const popup = select.page.locator('body > .rc-select-dropdown');
  expect(await popup.count()).toBe(1);
});
