import { expect, facts, test } from '../support/fact';
import { optionsOf } from '../support/options';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { EACH_MODE, SEVERAL, SIMPLEST } from '../support/situations';

const trees = { options: optionsOf('ash', 'beech') };

/** The id of the active option, as the text field names it. */
const activeId = async (select: ShownSelect) =>
  (await select.attributes('#select', 'aria-activedescendant'))[0];

facts({ ...EACH_MODE, open: [true] }, [
  {
    title: 'the hidden list has no size, and a press on one of its options picks nothing',
    props: trees,
    async check(select) {
      const list = select.page.getByRole('listbox');
      expect(await list.evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([0, 0]);
      await select.page.getByRole('option').first().dispatchEvent('click');
      expect(await select.calls('onSelect', 'onChange')).toEqual([]);
    },
  },
  {
    title: 'the list box of multiple and tags does not say that several options can be chosen',
    ...SEVERAL,
    props: { chosen: 'ash', ...trees },
    async check(select) {
      expect(await select.count('[aria-multiselectable]')).toBe(0);
      for (const [selected, value] of [
        [true, 'ash'],
        [false, 'beech'],
      ] as const) {
        const options = select.page.getByRole('option', { selected });
        expect(await options.allTextContents()).toEqual([value]);
      }
    },
  },
  {
    title: 'aria-activedescendant as undefined takes the attribute away',
    props: { 'aria-activedescendant': undefined, options: [] },
    check: async (select) => expect(await activeId(select)).toBeNull(),
  },
  {
    title: 'what an empty list shows is in the list box and in no live region',
    props: { notFoundContent: 'No trees', options: [] },
    async check(select) {
      const list = select.page.getByRole('listbox');
      expect(await list.textContent()).toBe('No trees');
      expect(await list.getByRole('option').count()).toBe(0);
      expect(await select.count('[aria-live], [role=status], [role=alert]')).toBe(0);
    },
  },
  {
    title: 'in combobox an option whose value equals the text is selected, whatever the case',
    ...SIMPLEST,
    mode: ['combobox'],
    open: [true],
    props: { defaultActiveFirstOption: true, chosen: 'ASH', ...trees },
    async check({ page }) {
      const options = page.getByRole('option', { selected: true });
      expect(await options.allTextContents()).toEqual(['ash']);
    },
  },
]);

for (const virtual of [true, false]) {
  facts({ ...EACH_MODE, grouped: [true], open: [true] }, [
    {
      title: `groups are not told with virtual={${virtual}}`,
      props: { virtual, options: optionsOf('ash') },
      async check(select) {
        expect(await select.page.getByRole('group').count()).toBe(0);
        expect(await select.attributes('.rc-select-item-group', 'role')).toEqual([null]);
      },
    },
  ]);
}

const named: UseProps = ({ h }) => ({
  defaultActiveFirstOption: true,
  options: [
    { value: 'a', label: h('b', null, 'Ash'), 'aria-label': 'Ash tree' },
    { value: 'b', label: 'Beech', disabled: true, 'aria-disabled': true },
  ],
});

const labels: UseProps = ({ h }) => ({
  defaultActiveFirstOption: true,
  options: [
    { value: 'a', label: h('b', null, 'Ash') },
    { value: 'b', label: 'Beech' },
  ],
});

/** What screen readers have as the list, by `virtual`, and what it calls the labels. */
for (const [list, virtual, names] of [
  ['hidden list', true, ['a', 'Beech']],
  ['visible rows', false, ['Ash', 'Beech']],
] as const) {
  facts({ ...EACH_MODE, mode: ['single', 'multiple', 'combobox'] }, [
    {
      title: `aria fields of an option are set on it where the options are the ${list}`,
      open: [false],
      props: named,
      async act(select) {
        await select.change({ virtual });
        await select.open();
      },
      async check(select) {
        const { page } = select;
        expect((await select.attributes('.rc-select-item-option', 'aria-label'))[0]).toBe(
          'Ash tree',
        );
        const rows = page.getByRole('listbox').locator('.rc-select-item');
        expect(await rows.count()).toBe(virtual ? 0 : 2);
        expect(await page.getByRole('option', { name: 'Ash tree', exact: true }).count()).toBe(1);
        expect(await page.getByRole('option', { name: 'Beech', disabled: true }).count()).toBe(1);
      },
    },
    {
      title: `an option is named by what it is in the ${list}`,
      open: [false],
      props: labels,
      async act(select) {
        await select.change({ virtual });
        await select.open();
      },
      async check({ page }) {
        for (const name of names)
          expect(await page.getByRole('option', { name, exact: true }).count()).toBe(1);
        expect(await page.getByRole('option').count()).toBe(names.length);
      },
    },
  ]);
}

test('while no option is active, the text field names an option that does not exist', async ({
  select,
}) => {
  const options = optionsOf('ash');
  for (const [props, mode] of [
    [{ options: [] }, 'single'],
    [{ options }, 'combobox'],
    [{ defaultActiveFirstOption: false, options }, 'single'],
    [{ options: [{ value: 'ash', disabled: true }] }, 'single'],
    [{ maxCount: 1, chosen: 'elm', options }, 'multiple'],
  ] as const) {
    await select.show({ ...props, options: [...props.options] }, { mode, open: true });
    expect(await activeId(select)).toBe('select_list_-1');
    expect(await select.count('[id="select_list_-1"]')).toBe(0);
    await select.press('Escape');
    expect(await activeId(select)).toBeNull();
  }
});
