import { expect, fact, test } from './support/fact';
import type { UseProps } from './support/page/kit';

const CHOSEN = { mode: ['single', 'multiple', 'tags'], grouped: [false], open: [false] } as const;

fact(
  'labels follow the options while value is controlled and plain',
  { ...CHOSEN, controlled: [true] },
  async (select, situation) => {
    await select.show(({ useState }, { mode }) => {
      const [label, setLabel] = useState('Ash');
      return {
        defaultValue: mode === 'single' ? 'a' : ['a'],
        options: [
          { value: 'a', label },
          { value: 'b', label: 'Beech' },
        ],
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setLabel('White ash');
        },
      };
    }, situation);
    await select.open();
    await select.pick('Beech');
    if (situation.mode === 'single') {
      await select.open();
      await select.pick('Ash');
    }
    await select.press('Escape', 'F2');
    expect((await select.state()).chosen[0]).toBe('White ash');
    expect(await select.calls('onClear')).toEqual([]);
  },
);

fact(
  'a select that keeps its value keeps the labels with it after the first choice',
  { ...CHOSEN, controlled: [false] },
  async (select, situation) => {
    await select.show(({ useState }) => {
      const [label, setLabel] = useState('Ash');
      return {
        options: [{ value: 'a', label }],
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setLabel('White ash');
        },
      };
    }, situation);
    await select.open();
    await select.pick('Ash');
    await select.press('Escape', 'F2');
    expect((await select.state()).chosen).toEqual(['Ash']);
    // It says so for options without JSX.
    select.takeMessages();
  },
);

fact(
  'with labelInValue the label of the value wins, and a warning says that it differs',
  { ...CHOSEN, given: ['options'] },
  async (select, situation) => {
    await select.show((_, { mode }) => {
      const own = { value: 'a', label: 'Own' };
      return {
        labelInValue: true,
        defaultValue: mode === 'single' ? own : [own],
        options: [{ value: 'a', label: 'Ash' }],
      };
    }, situation);
    expect((await select.state()).chosen).toEqual(['Own']);
    expect(select.takeMessages().join()).toContain('`label` of `value` is not same as `label`');
  },
);

fact(
  'the warning about labels comes once, and not with optionLabelProp or a label that is an element',
  { ...CHOSEN, mode: ['multiple', 'tags'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({
        labelInValue: true,
        defaultValue: [
          { value: 'a', label: 'Own' },
          { value: 'b', label: 'Own' },
        ],
        options: [
          { value: 'a', label: 'Ash' },
          { value: 'b', label: 'Beech' },
        ],
      }),
      situation,
    );
    expect(select.takeMessages()).toHaveLength(1);
    const silent: UseProps[] = [
      () => ({
        labelInValue: true,
        optionLabelProp: 'short',
        defaultValue: [{ value: 'a', label: 'Own' }],
        options: [{ value: 'a', label: 'Ash', short: 'A' }],
      }),
      ({ h }) => ({
        labelInValue: true,
        defaultValue: [{ value: 'a', label: 'Own' }],
        options: [{ value: 'a', label: h('b', null, 'Ash') }],
      }),
      ({ h }) => ({
        labelInValue: true,
        defaultValue: [{ value: 'a', label: h('b', null, 'Own') }],
        options: [{ value: 'a', label: 'Ash' }],
      }),
    ];
    for (const useProps of silent) {
      await select.show(useProps, situation);
      expect((await select.state()).chosen).toEqual(['Own']);
      expect(select.takeMessages()).toEqual([]);
    }
  },
);

test('removing a tag wraps the labels of labelRender again, unless plain values are controlled', async ({
  select,
}) => {
  for (const [controlled, labels] of [
    [false, ['L L Lisbon']],
    [true, ['L Lisbon']],
  ] as const) {
    await select.show(
      ({ h }) => ({
        defaultValue: ['lis', 'opo'],
        labelRender: ({ label }) => h('span', null, 'L ', label),
        options: [
          { value: 'lis', label: 'Lisbon' },
          { value: 'opo', label: 'Porto' },
        ],
      }),
      { mode: 'multiple', controlled },
    );
    await select.focus();
    await select.press('Backspace');
    expect((await select.state()).chosen).toEqual(labels);
  }
});

test('with filterOption={false}, chosen tags without an option are in the list whatever is typed', async ({
  select,
}) => {
  await select.show(
    () => ({ filterOption: false, defaultValue: ['old'], options: [{ value: 'new' }] }),
    { mode: 'tags', open: true },
  );
  await select.type('x');
  expect((await select.state()).rows).toEqual(['x', 'new', 'old']);
});

fact(
  'while the list is closed and the select has focus, the chosen labels are in a live region',
  CHOSEN,
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        defaultValue: mode === 'single' ? 'a' : ['a'],
        options: [{ value: 'a', label: 'Ash' }],
      }),
      situation,
    );
    const live = select.page.locator('[aria-live]');
    expect(await live.count()).toBe(0);
    await select.focus();
    expect(await live.textContent()).toContain('Ash');
    await select.press('ArrowDown');
    expect(await live.count()).toBe(0);
  },
);

fact(
  'the live region says the value in place of a label that is an element',
  { ...CHOSEN, given: ['options'] },
  async (select, situation) => {
    await select.show(
      ({ h }, { mode }) => ({
        defaultValue: mode === 'single' ? 'a' : ['a'],
        labelRender: () => h('b', null, 'Ash'),
        options: [{ value: 'a', label: 'Ash' }],
      }),
      situation,
    );
    await select.focus();
    expect(await select.page.locator('[aria-live]').textContent()).toBe('a');
  },
);
