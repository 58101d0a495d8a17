import { expect, test } from './support/fact';
import { inBoth } from './support/inBoth';
import type { UseProps } from './support/page/kit';

const searched: UseProps = () => ({ showSearch: true, options: [{ value: 'ash' }] });

test('Escape keeps the text of tags and combobox in 1.x', async ({ select, successor }) => {
  for (const mode of ['tags', 'combobox'] as const) {
    const after = await inBoth({ select, successor }, async (shown) => {
      await shown.show(searched, { mode });
      await shown.focus();
      await shown.type('as');
      await shown.press('Escape');
      const { text, open } = await shown.state();
      return { text, open };
    });
    expect(after).toEqual({ in14: { text: '', open: true }, in1: { text: 'as', open: false } });
  }
});

test('the prefix of an open single select with showSearch closes it in 14, not in 1.x', async ({
  select,
  successor,
}) => {
  const open = await inBoth({ select, successor }, async (shown) => {
    await shown.show(() => ({ showSearch: true, prefix: 'Tree', options: [{ value: 'ash' }] }));
    await shown.focus();
    await shown.press('ArrowDown');
    await shown.page.locator('.rc-select-prefix').dispatchEvent('mousedown');
    await shown.quiet();
    return (await shown.state()).open;
  });
  expect(open).toEqual({ in14: false, in1: true });
});

test('in a single select without showSearch the text field is read-only, and Tab picks in both', async ({
  select,
  successor,
}) => {
  const chosen = await inBoth({ select, successor }, async (shown) => {
    await shown.show(() => ({ options: [{ value: 'ash' }] }));
    await shown.focus();
    await shown.press('ArrowDown', 'Tab');
    return shown.calls('onSelect');
  });
  expect(chosen).toEqual({ in14: ['onSelect("ash")'], in1: ['onSelect("ash")'] });
});

test('Enter with an open list and no active option is left to the form of a combobox in 1.x', async ({
  select,
  successor,
}) => {
  const prevented = await inBoth({ select, successor }, async (shown) => {
    await shown.show(searched, { mode: 'combobox' });
    await shown.focus();
    await shown.press('ArrowDown');
    await shown.page.evaluate(() => {
      document.body.onkeydown = ({ defaultPrevented }) => {
        document.body.dataset.prevented = String(defaultPrevented);
      };
    });
    await shown.press('Enter');
    return shown.page.evaluate(() => document.body.dataset.prevented);
  });
  expect(prevented).toEqual({ in14: 'true', in1: 'false' });
});
