import { expect, fact, test } from '../support/fact';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';

const EACH_MODE = {
  given: ['options'],
  grouped: [false],
  controlled: [false],
  open: [true],
} as const;

fact(
  'the hidden list has no size, and a press on one of its options picks nothing',
  EACH_MODE,
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }, { value: 'beech' }] }), situation);
    const list = select.page.getByRole('listbox');
    expect(
      await list.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    ).toEqual([0, 0]);
    await select.page.getByRole('option').first().dispatchEvent('click');
    expect(await select.calls('onSelect', 'onChange')).toEqual([]);
  },
);

/** Says which list the selects that follow have for screen readers. */
const setList = (select: ShownSelect, list: 'hidden list' | 'visible rows') =>
  select.page.evaluate((title) => {
    document.title = title;
  }, list);

const named: UseProps = ({ h }) => ({
  virtual: document.title === 'hidden list',
  defaultActiveFirstOption: true,
  options: [
    { value: 'a', label: h('b', null, 'Ash'), 'aria-label': 'Ash tree' },
    { value: 'b', label: 'Beech', disabled: true, 'aria-disabled': true },
  ],
});

for (const list of ['hidden list', 'visible rows'] as const) {
  fact(
    `aria fields of an option are set on it where the options are the ${list}`,
    { ...EACH_MODE, mode: ['single', 'multiple', 'combobox'] },
    async (select, situation) => {
      const { page } = select;
      await setList(select, list);
      await select.show(named, situation);
      expect(await page.getByRole('listbox').locator('.rc-select-item').count()).toBe(
        list === 'hidden list' ? 0 : 2,
      );
      expect(await page.getByRole('option', { name: 'Ash tree', exact: true }).count()).toBe(1);
      expect(await page.getByRole('option', { name: 'Beech', disabled: true }).count()).toBe(1);
    },
  );
}

const labels: UseProps = ({ h }) => ({
  virtual: document.title === 'hidden list',
  defaultActiveFirstOption: true,
  options: [
    { value: 'a', label: h('b', null, 'Ash') },
    { value: 'b', label: 'Beech' },
  ],
});

for (const [list, names] of [
  ['hidden list', ['a', 'Beech']],
  ['visible rows', ['Ash', 'Beech']],
] as const) {
  fact(
    `an option is named by what it is in the ${list}`,
    { ...EACH_MODE, mode: ['single', 'multiple', 'combobox'] },
    async (select, situation) => {
      await setList(select, list);
      await select.show(labels, situation);
      for (const name of names)
        expect(await select.page.getByRole('option', { name, exact: true }).count()).toBe(1);
      expect(await select.page.getByRole('option').count()).toBe(names.length);
    },
  );
}

test('in combobox an option whose value equals the text is selected, whatever the case', async ({
  select,
}) => {
  await select.show(
    () => ({
      defaultActiveFirstOption: true,
      defaultValue: 'ASH',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { mode: 'combobox', open: true },
  );
  const options = select.page.getByRole('option', { selected: true });
  expect(await options.allTextContents()).toEqual(['ash']);
});

for (const virtual of [true, false]) {
  fact(
    `groups are not told with virtual={${virtual}}`,
    { ...EACH_MODE, grouped: [true] },
    async (select, situation) => {
      await select.show(
        virtual
          ? () => ({ options: [{ value: 'ash' }] })
          : () => ({ virtual: false, options: [{ value: 'ash' }] }),
        situation,
      );
      expect(await select.page.getByRole('group').count()).toBe(0);
      const heading = select.page.locator('.rc-select-item-group');
      expect(await heading.getAttribute('role')).toBeNull();
    },
  );
}

fact(
  'the list box of multiple and tags does not say that several options can be chosen',
  { ...EACH_MODE, mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['ash'], options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    expect(await select.page.locator('[aria-multiselectable]').count()).toBe(0);
    const { page } = select;
    expect(await page.getByRole('option', { selected: true }).allTextContents()).toEqual(['ash']);
    expect(await page.getByRole('option', { selected: false }).allTextContents()).toEqual([
      'beech',
    ]);
  },
);

const activeId = "document.querySelector('#select').getAttribute('aria-activedescendant')";

test('while no option is active, the text field names an option that does not exist', async ({
  select,
}) => {
  const nothing: UseProps = () => ({ options: [] });
  const noneActive: UseProps = () => ({ options: [{ value: 'ash' }] });
  const notFirst: UseProps = () => ({
    defaultActiveFirstOption: false,
    options: [{ value: 'ash' }],
  });
  const allDisabled: UseProps = () => ({ options: [{ value: 'ash', disabled: true }] });
  const noRoom: UseProps = () => ({
    maxCount: 1,
    defaultValue: ['elm'],
    options: [{ value: 'ash' }],
  });
  for (const [useProps, mode] of [
    [nothing, 'single'],
    [noneActive, 'combobox'],
    [notFirst, 'single'],
    [allDisabled, 'single'],
    [noRoom, 'multiple'],
  ] as const) {
    await select.show(useProps, { mode, open: true });
    expect(await select.page.evaluate(activeId)).toBe('select_list_-1');
    expect(await select.page.locator('[id="select_list_-1"]').count()).toBe(0);
    await select.press('Escape');
    expect(await select.page.evaluate(activeId)).toBeNull();
  }
});

fact(
  'aria-activedescendant as undefined takes the attribute away',
  EACH_MODE,
  async (select, situation) => {
    await select.show(() => ({ 'aria-activedescendant': undefined, options: [] }), situation);
    expect(await select.page.evaluate(activeId)).toBeNull();
  },
);

fact(
  'what an empty list shows is in the list box and in no live region',
  EACH_MODE,
  async (select, situation) => {
    await select.show(() => ({ notFoundContent: 'No trees', options: [] }), situation);
    const list = select.page.getByRole('listbox');
    expect(await list.textContent()).toBe('No trees');
    expect(await list.getByRole('option').count()).toBe(0);
    expect(await select.page.locator('[aria-live], [role=status], [role=alert]').count()).toBe(0);
  },
);
