import type { ReactElement } from 'react';
import { describe } from 'vitest';
import { expect, test } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import type { FactProps, UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';

const MODES = ['single', 'multiple', 'tags', 'combobox'] as const;

const ash = optionsOf('ash');
const searched = { showSearch: true, options: ash };
const noneActive = { ...searched, defaultActiveFirstOption: false };

/** Fields of the popup, under the prop names of both packages. */
const withFields: UseProps = ({ h }) => {
  const around = (menu: ReactElement) =>
    h('div', null, menu, h('input', { id: 'one' }), h('input', { id: 'two' }));
  const props = { dropdownRender: around, popupRender: around, options: [{ value: 'ash' }] };
  return { ...props, 'aria-label': 'Tree' };
};

const prevented = async ({ page }: ShownSelect) => {
  await page.evaluate(() => {
    document.body.onkeydown = ({ defaultPrevented }) => {
      document.body.dataset.prevented = String(defaultPrevented);
    };
  });
};

describe.each(MODES)('in %s', (mode) => {
  const several = hasSeveral({ mode });

  /** Presses keys in a select, and says what it shows and calls then. */
  async function pressIn(shown: ShownSelect, props: FactProps | UseProps, ...keys: string[]) {
    await shown.show(props, { mode });
    await shown.focus();
    await shown.press(...keys);
    const { open, focused } = await shown.state();
    return { open, focused };
  }

  test('with no option active, Tab moves on in 1.x and stays in 14', async ({ inBoth }) => {
    const after = await inBoth((shown) => pressIn(shown, noneActive, 'ArrowDown', 'Tab'));
    expect(after).toEqual({
      in14: { open: several, focused: true },
      in1: { open: false, focused: false },
    });
  });

  test.for([
    ['ArrowUp', 'opens a closed list in 14 and no longer in 1.x', true, false],
    ['ArrowLeft', 'opens a closed list in 14 and no longer in 1.x', true, false],
    ['ArrowRight', 'opens a closed list in 14 and no longer in 1.x', true, false],
    ['Control+a', 'opens a closed list in 14 and no longer in 1.x', true, false],
    ['ArrowDown', 'opens a closed list in both', true, true],
    ['Enter', 'opens a closed list in both', true, true],
  ] as const)('%s %s', async ([key, , in14, in1], { inBoth }) => {
    const after = await inBoth((shown) => pressIn(shown, searched, key));
    expect({ in14: after.in14.open, in1: after.in1.open }).toEqual({ in14, in1 });
  });

  test('with no option active, Enter does the same to the list in both', async ({ inBoth }) => {
    const after = await inBoth((shown) => pressIn(shown, noneActive, 'ArrowDown', 'Enter'));
    expect([after.in14.open, after.in1.open]).toEqual([several, several]);
  });

  test('an empty list without notFoundContent counts as closed in 1.x, in 14 only in combobox', async ({
    inBoth,
  }) => {
    const nothing = { showSearch: true, notFoundContent: null, options: [] };
    const after = await inBoth((shown) => pressIn(shown, nothing, 'ArrowDown'));
    expect([after.in14.open, after.in1.open]).toEqual([mode !== 'combobox', false]);
  });

  test('at maxCount, Enter removes a chosen option in 1.x and does nothing in 14', async ({
    inBoth,
  }) => {
    const removed = await inBoth(async (shown) => {
      await pressIn(shown, { maxCount: 1, chosen: 'ash', options: ash }, 'ArrowDown', 'Enter');
      return (await shown.calls('onDeselect')).length;
    });
    expect(removed).toEqual({ in14: 0, in1: several ? 1 : 0 });
  });

  test('events in the popup reach the callbacks of the select in 14 and not in 1.x', async ({
    inBoth,
  }) => {
    const calls = await inBoth(async (shown) => {
      await pressIn(shown, withFields, 'ArrowDown');
      await shown.forgetCalls();
      await shown.moveFocus('#one');
      await shown.moveFocus('#two');
      await shown.press('x');
      return shown.calls('onFocus', 'onBlur', 'onKeyDown');
    });
    expect(calls).toEqual({
      in14: ['onBlur()', 'onBlur()', 'onKeyDown()'],
      in1: ['onBlur()'],
    });
  });

  test('aria-label is on the root and the text field in 14, on the text field alone in 1.x', async ({
    inBoth,
  }) => {
    const roles = await inBoth(async (shown) => {
      await shown.show(withFields, { mode });
      return shown.attributes('[aria-label=Tree]', 'role');
    });
    expect(roles).toEqual({ in14: [null, 'combobox'], in1: ['combobox'] });
  });

  test('the clear icon acts when the button goes down in 14, on the click in 1.x', async ({
    inBoth,
  }) => {
    const calls = await inBoth(async (shown) => {
      await shown.show({ allowClear: true, chosen: 'ash', options: ash }, { mode });
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
});

test.for(['tags', 'combobox'] as const)(
  'Escape keeps the text of tags and combobox in 1.x (%s)',
  async (mode, { inBoth }) => {
    const after = await inBoth(async (shown) => {
      await shown.show(searched, { mode });
      await shown.write('as');
      await shown.press('Escape');
      const { text, open } = await shown.state();
      return { text, open };
    });
    expect(after).toEqual({ in14: { text: '', open: true }, in1: { text: 'as', open: false } });
  },
);

test('the prefix of an open single select with showSearch closes it in 14, not in 1.x', async ({
  inBoth,
}) => {
  const open = await inBoth(async (shown) => {
    await shown.show({ ...searched, prefix: 'Tree' });
    await shown.focus();
    await shown.press('ArrowDown');
    await shown.pressUnder('.rc-select-prefix');
    return (await shown.state()).open;
  });
  expect(open).toEqual({ in14: false, in1: true });
});

test('in a single select without showSearch the text field is read-only, and Tab picks in both', async ({
  inBoth,
}) => {
  const chosen = await inBoth(async (shown) => {
    await shown.show({ options: ash });
    await shown.focus();
    await shown.press('ArrowDown', 'Tab');
    return shown.calls('onSelect');
  });
  expect(chosen).toEqual({ in14: ['onSelect("ash")'], in1: ['onSelect("ash")'] });
});

test('Enter with an open list and no active option is left to the form of a combobox in 1.x', async ({
  inBoth,
}) => {
  const notes = await inBoth(async (shown) => {
    await shown.show(searched, { mode: 'combobox' });
    await shown.focus();
    await shown.press('ArrowDown');
    await prevented(shown);
    await shown.press('Enter');
    return (await shown.notes()).prevented;
  });
  expect(notes).toEqual({ in14: 'true', in1: 'false' });
});
