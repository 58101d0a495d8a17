import type { ReactElement } from 'react';
import { describe } from 'vitest';
import { expect, test } from './support/fact';
import { inBoth } from './support/inBoth';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';

const MODES = ['single', 'multiple', 'tags', 'combobox'] as const;

const searched: UseProps = () => ({ showSearch: true, options: [{ value: 'ash' }] });

/** Fields of the popup, under the prop names of both packages. */
const withFields: UseProps = ({ h }) => {
  const around = (menu: ReactElement) =>
    h('div', null, menu, h('input', { id: 'one' }), h('input', { id: 'two' }));
  const props = { dropdownRender: around, popupRender: around, options: [{ value: 'ash' }] };
  return { ...props, 'aria-label': 'Tree' };
};

describe.each(MODES)('in %s', (mode) => {
  const several = mode === 'multiple' || mode === 'tags';

  async function openByKey(shown: ShownSelect, useProps: UseProps): Promise<void> {
    await shown.show(useProps, { mode });
    await shown.focus();
    await shown.press('ArrowDown');
    await shown.forgetCalls();
  }

  test('with no option active, Tab moves on in 1.x and stays in 14', async ({
    select,
    successor,
  }) => {
    const after = await inBoth({ select, successor }, async (shown) => {
      await openByKey(shown, () => ({
        showSearch: true,
        defaultActiveFirstOption: false,
        options: [{ value: 'ash' }],
      }));
      await shown.press('Tab');
      const { open, focused } = await shown.state();
      return { open, focused };
    });
    expect(after).toEqual({
      in14: { open: several, focused: true },
      in1: { open: false, focused: false },
    });
  });

  test('with no option active, Enter does the same to the list in both', async ({
    select,
    successor,
  }) => {
    const after = await inBoth({ select, successor }, async (shown) => {
      await openByKey(shown, () => ({
        showSearch: true,
        defaultActiveFirstOption: false,
        options: [{ value: 'ash' }],
      }));
      await shown.press('Enter');
      return (await shown.state()).open;
    });
    expect(after).toEqual({ in14: several, in1: several });
  });

  test.for(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Control+a'])(
    '%s opens a closed list in 14 and no longer in 1.x',
    async (key, { select, successor }) => {
      const open = await inBoth({ select, successor }, async (shown) => {
        await shown.show(searched, { mode });
        await shown.focus();
        await shown.press(key);
        return (await shown.state()).open;
      });
      expect(open).toEqual({ in14: true, in1: false });
    },
  );

  test.for(['ArrowDown', 'Enter'])(
    '%s opens a closed list in both',
    async (key, { select, successor }) => {
      const open = await inBoth({ select, successor }, async (shown) => {
        await shown.show(searched, { mode });
        await shown.focus();
        await shown.press(key);
        return (await shown.state()).open;
      });
      expect(open).toEqual({ in14: true, in1: true });
    },
  );

  test('events in the popup reach the callbacks of the select in 14 and not in 1.x', async ({
    select,
    successor,
  }) => {
    const calls = await inBoth({ select, successor }, async (shown) => {
      await openByKey(shown, withFields);
      await shown.page.locator('#one').focus();
      await shown.quiet();
      await shown.page.locator('#two').focus();
      await shown.quiet();
      await shown.press('x');
      return shown.calls('onFocus', 'onBlur', 'onKeyDown');
    });
    expect(calls).toEqual({
      in14: ['onBlur()', 'onBlur()', 'onKeyDown()'],
      in1: ['onBlur()'],
    });
  });

  test('aria-label is on the root and the text field in 14, on the text field alone in 1.x', async ({
    select,
    successor,
  }) => {
    const roles = await inBoth({ select, successor }, async (shown) => {
      await shown.show(withFields, { mode });
      const named = shown.page.locator('[aria-label=Tree]');
      return named.evaluateAll((elements) => elements.map((element) => element.role));
    });
    expect(roles).toEqual({ in14: [null, 'combobox'], in1: ['combobox'] });
  });

  test('the clear icon acts when the button goes down in 14, on the click in 1.x', async ({
    select,
    successor,
  }) => {
    const calls = await inBoth({ select, successor }, async (shown) => {
      await shown.show(
        (_, situation) => ({
          allowClear: true,
          defaultValue:
            situation.mode === 'multiple' || situation.mode === 'tags' ? ['ash'] : 'ash',
          options: [{ value: 'ash' }],
        }),
        { mode },
      );
      await shown.page.locator('.rc-select-clear').hover();
      await shown.page.mouse.down();
      await shown.quiet();
      const down = (await shown.calls('onChange')).length;
      await shown.page.mouse.up();
      await shown.quiet();
      return { down: down > 0, up: (await shown.calls('onChange')).length > 0 };
    });
    expect(calls).toEqual({ in14: { down: true, up: true }, in1: { down: false, up: true } });
  });

  test('an empty list without notFoundContent counts as closed in 1.x, in 14 only in combobox', async ({
    select,
    successor,
  }) => {
    const open = await inBoth({ select, successor }, async (shown) => {
      await openByKey(shown, () => ({ showSearch: true, notFoundContent: null, options: [] }));
      return (await shown.state()).open;
    });
    expect(open).toEqual({ in14: mode !== 'combobox', in1: false });
  });

  test('at maxCount, Enter removes a chosen option in 1.x and does nothing in 14', async ({
    select,
    successor,
  }) => {
    const chosen = await inBoth({ select, successor }, async (shown) => {
      await openByKey(shown, (_, situation) => ({
        maxCount: 1,
        defaultValue: situation.mode === 'multiple' || situation.mode === 'tags' ? ['ash'] : 'ash',
        options: [{ value: 'ash' }],
      }));
      await shown.press('Enter');
      return (await shown.calls('onDeselect')).length;
    });
    expect(chosen).toEqual({ in14: 0, in1: several ? 1 : 0 });
  });
});
