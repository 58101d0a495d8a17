import { expect, test } from './support/fact';
import { inBoth } from './support/inBoth';
import type { UseProps } from './support/page/kit';

const trees: UseProps = () => ({
  defaultActiveFirstOption: true,
  options: [{ value: 'ash' }, { value: 'beech', disabled: true }, { value: 'cedar' }],
});

test('the hidden copy has the length of the list, positions, groups and disabled options in 1.x, none in 14', async ({
  select,
  successor,
}) => {
  for (const mode of ['single', 'multiple', 'tags', 'combobox'] as const) {
    const told = await inBoth({ select, successor }, async (shown) => {
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
  }
});

const shownIcon: UseProps = () => ({
  allowClear: { clearIcon: 'x' },
  defaultValue: 'ash',
  options: [{ value: 'ash' }],
});
const hiddenIcon: UseProps = () => {
  const allowClear = { clearIcon: 'x', disabled: true };
  return { allowClear, defaultValue: 'ash', options: [{ value: 'ash' }] };
};
const withTabIndex: UseProps = () => {
  const allowClear = { clearIcon: 'x', tabIndex: -1 };
  return { allowClear, defaultValue: 'ash', options: [{ value: 'ash' }] };
};

test.for([
  { field: 'nothing else', useProps: shownIcon, in1: [['BUTTON', null, 'Clear']] },
  { field: 'disabled', useProps: hiddenIcon, in1: [] },
  { field: 'tabIndex', useProps: withTabIndex, in1: [['BUTTON', '-1', 'Clear']] },
])(
  'allowClear with $field decides about a button in 1.x and changes nothing in 14',
  async ({ useProps, in1 }, { select, successor }) => {
    const icons = await inBoth({ select, successor }, async (shown) => {
      await shown.show(useProps);
      const icon = shown.page.locator('.rc-select-clear');
      return icon.evaluateAll((all) =>
        all.map((each) => [each.tagName, each.getAttribute('tabindex'), each.ariaLabel]),
      );
    });
    expect(icons).toEqual({ in14: [['SPAN', null, null]], in1 });
  },
);
