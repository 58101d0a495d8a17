import { expect, test } from './support/fact';
import { optionsOf } from './support/options';

const trees = {
  defaultActiveFirstOption: true,
  options: [{ value: 'ash' }, { value: 'beech', disabled: true }, { value: 'cedar' }],
};

test.for(['single', 'multiple', 'tags', 'combobox'] as const)(
  'the hidden copy has the length of the list, positions, groups and disabled options in 1.x, none in 14 (%s)',
  async (mode, { inBoth }) => {
    const told = await inBoth(async (shown) => {
      await shown.show(trees, { mode, grouped: true });
      await shown.focus();
      await shown.press('ArrowDown');
      const options = shown.page.locator('[role=listbox] [role=option]');
      return options.evaluateAll((all) =>
        all.map((option) => [
          option.textContent,
          option.ariaSetSize,
          option.ariaPosInSet,
          option.ariaDisabled,
          option.closest('[role=group]')?.ariaLabel,
        ]),
      );
    });
    expect(told).toEqual({
      in14: [
        ['ash', null, null, null, undefined],
        ['beech', null, null, null, undefined],
      ],
      in1: [
        ['ash', '3', '1', null, 'Group'],
        ['beech', '3', '2', 'true', 'Group'],
      ],
    });
  },
);

test.for([
  ['nothing else', {}, [['BUTTON', null, 'Clear']]],
  ['disabled', { disabled: true }, []],
  ['tabIndex', { tabIndex: -1 }, [['BUTTON', '-1', 'Clear']]],
] as const)(
  'allowClear with %s decides about a button in 1.x and changes nothing in 14',
  async ([, field, in1], { inBoth }) => {
    const icons = await inBoth(async (shown) => {
      const allowClear = { clearIcon: 'x', ...field };
      await shown.show({ allowClear, chosen: 'ash', options: optionsOf('ash') });
      const icon = shown.page.locator('.rc-select-clear');
      return icon.evaluateAll((all) =>
        all.map((each) => [each.tagName, each.getAttribute('tabindex'), each.ariaLabel]),
      );
    });
    expect(icons).toEqual({ in14: [['SPAN', null, null]], in1 });
  },
);
