import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright-core';
import { edit, replaceCode } from '../demo/edit/editor';
import { expect, test } from '../support/test';

const PAGE = '/guide/form-libraries';

/** Each demo, its file, and the packages that its code needs in the frame. */
const DEMOS = [
  ['react-hook-form', 'index.tsx', ['react-hook-form']],
  ['formik', 'formik.tsx', ['formik']],
  ['tanstack-form', 'tanstack-form.tsx', ['tanstack__react-form']],
  ['form-schema', 'schema.tsx', ['hookform__resolvers', 'react-hook-form', 'zod']],
] as const;

const blockId = (id: string) => `docs-guide-form-libraries-demo-${id}`;

/** Chooses an option in the select that has the focus. */
async function choose(scope: Pick<Page | FrameLocator, 'locator'>, label: string) {
  await scope.locator('input:focus').press('Enter');
  const list = scope.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)');
  await list.locator('.rc-select-item-option', { hasText: label }).click();
}

/**
 * Sends the form empty, then with each value, and resets it.
 *
 * @param form - The demo in the page or in a frame.
 * @param scope - What its lists are in.
 */
async function fillIn(
  form: Pick<Page | FrameLocator, 'getByRole'>,
  scope: Pick<Page | FrameLocator, 'locator'>,
): Promise<void> {
  const size = form.getByRole('combobox', { name: 'Size (required)' });
  const colour = form.getByRole('combobox', { name: 'Colour (required)' });
  const send = form.getByRole('button', { name: 'Send', exact: true });
  const reset = form.getByRole('button', { name: 'Reset', exact: true });
  const sent = form.getByRole('status');
  const isFocused = (field: typeof size) =>
    expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  const errors = () =>
    Promise.all(
      [size, colour].map((field) =>
        field.evaluate((it) => {
          const message = document.getElementById(it.getAttribute('aria-describedby') ?? '');
          return it.getAttribute('aria-invalid') === 'true' ? message?.textContent : undefined;
        }),
      ),
    );

  await send.click();
  await isFocused(size);
  expect(await errors()).toEqual(['Choose a size', 'Choose a colour']);
  await choose(scope, 'Medium');
  await expect.poll(errors).toEqual([undefined, 'Choose a colour']);
  await send.click();
  await isFocused(colour);
  expect(await sent.textContent()).toBe('nothing yet');
  await choose(scope, 'Blue');
  await expect.poll(errors).toEqual([undefined, undefined]);
  await send.click();
  await expect.poll(() => sent.textContent()).toBe('{"size":"m","colour":"blue"}');
  await reset.click();
  await send.click();
  await isFocused(size);
  expect(await errors()).toEqual(['Choose a size', 'Choose a colour']);
  await reset.click();
  await expect.poll(errors).toEqual([undefined, undefined]);
}

test.for(DEMOS)(
  'the form of %s announces errors, focuses the first, sends values and resets',
  async ([id], { visit }) => {
    const page = await visit(PAGE);
    await fillIn(page.locator(`#${blockId(id)} .demo-stage`), page);
  },
);

test.for(DEMOS)(
  'edited code of %s does the same, and loads its packages and no other',
  async ([id, file, packages], { visit }) => {
    const page = await visit(PAGE);
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, name] = /live\/packages\/(.+)\.[\da-f]{8}\.js$/.exec(request.url()) ?? [];
      if (name) loaded.push(name);
    });
    const { editor, result } = await edit(page, blockId(id), file);
    // The published demo stays while its code does.
    await editor.press('Control+End');
    await editor.press('Enter');
    await result.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await fillIn(result, result);
    expect(loaded.sort()).toEqual(packages);
  },
);

test('zod without `jitless` tries what the policy forbids, which the browser reports', async ({
  visit,
}) => {
  const page = await visit(PAGE);
  const { demo, editor } = await edit(page, blockId('form-schema'), 'schema.tsx');
  const code = readFileSync('demos/form-libraries/schema.tsx', 'utf8');
  expect(code).toContain('z.config({ jitless: true });');
  await replaceCode(editor, code.replace('z.config({ jitless: true });', ''));
  await demo.getByText('eval was not reached').waitFor();
});
