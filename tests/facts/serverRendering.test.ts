import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Select from 'rc-select';
import { bundle } from '../../src/build/bundle';
import { expect, test } from './support/fact';
import type { HydratedProps } from './support/page/hydrate';
import type { ShownSelect } from './support/shownSelect';

const script = bundle({
  entryPoints: [fileURLToPath(new URL('support/page/hydrate.tsx', import.meta.url))],
  define: { 'process.env.NODE_ENV': '"development"' },
  jsx: 'automatic',
});

const options = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
];

/** Hydrates a select in the page, which must not warn, and returns what the server has rendered. */
async function hydrate(select: ShownSelect, props: HydratedProps): Promise<string> {
  const markup = renderToString(createElement(Select, props));
  await select.run(script);
  await select.page.evaluate(([html, given]) => window.hydrateSelect(html, given), [
    markup,
    props,
  ] as const);
  await select.quiet();
  return markup;
}

test('without an id, the browser makes one up after hydration', async ({ select }) => {
  expect(await hydrate(select, { options })).toContain('aria-owns="undefined_list"');
  const field = select.page.getByRole('combobox');
  expect(await field.getAttribute('id')).toMatch(/^rc_select_\d+$/);
  expect(await field.getAttribute('aria-owns')).toMatch(/^rc_select_\d+_list$/);
});

test('a list that is open at first opens after hydration', async ({ select }) => {
  const markup = await hydrate(select, { options, id: 'city', autoFocus: true, defaultOpen: true });
  expect(markup).toContain('aria-expanded="false"');
  expect(await select.state()).toMatchObject({ open: true, popup: true, rows: ['Lisbon', 'Oslo'] });
});

test('tags that depend on the width appear after hydration', async ({ select }) => {
  const style = { width: 300 };
  const defaultValue = ['lis', 'osl'];
  const markup = await hydrate(select, {
    options,
    id: 'city',
    mode: 'multiple',
    maxTagCount: 'responsive',
    defaultValue,
    style,
  });
  expect(markup).not.toContain('Lisbon');
  expect((await select.state()).chosen.slice(0, 2)).toEqual(['Lisbon', 'Oslo']);
});
