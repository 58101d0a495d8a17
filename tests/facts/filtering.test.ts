import { expect, fact } from './support/fact';

/** The modes in which text narrows the list unless `filterOption` says otherwise. */
const NARROWED = { mode: ['single', 'multiple'], open: [false] } as const;

fact(
  'without optionFilterProp the search looks at the value, in any case of the letters',
  { ...NARROWED },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        options: [
          { value: 'DE', label: 'Germany' },
          { value: 'FR', label: 'France' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.type('de');
    expect((await select.state()).rows.filter((row) => row !== 'Group')).toEqual(['Germany']);
  },
);

fact(
  'optionFilterProp="label" searches option objects, and optionFilterProp="children" JSX options',
  NARROWED,
  async (select, situation) => {
    await select.show(
      (_, { given }) => ({
        showSearch: true,
        optionFilterProp: given === 'options' ? 'label' : 'children',
        options: [
          { value: 'DE', label: 'Germany' },
          { value: 'FR', label: 'France' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.type('germ');
    expect((await select.state()).rows.filter((row) => row !== 'Group')).toEqual(['Germany']);
  },
);

fact(
  'optionFilterProp="label" finds no JSX option',
  { ...NARROWED, given: ['children'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        optionFilterProp: 'label',
        options: [{ value: 'DE', label: 'Germany' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('germ');
    expect((await select.state()).rows).toEqual([]);
  },
);

fact(
  'a label that is an element is searched as [object Object]',
  { ...NARROWED, given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        showSearch: true,
        optionFilterProp: 'label',
        options: [{ value: 'DE', label: h('b', null, 'Germany') }],
      }),
      situation,
    );
    await select.focus();
    await select.type('germ');
    expect((await select.state()).rows).toEqual([]);
    await select.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
    await select.type('obj');
    expect((await select.state()).rows).toEqual(['Germany']);
  },
);

fact(
  'without optionFilterProp the label of a group is searched, and a group that matches shows all options',
  { ...NARROWED, grouped: [true] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.type('group');
    expect((await select.state()).rows).toEqual(['Group', 'ash', 'beech']);
  },
);

fact(
  'with optionFilterProp the same field of a group is searched in place of its label',
  { ...NARROWED, given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        optionFilterProp: 'names',
        options: [{ label: 'Trees', names: 'wood', options: [{ value: 'ash', names: 'burning' }] }],
      }),
      situation,
    );
    await select.focus();
    await select.type('tre');
    expect((await select.state()).rows).toEqual([]);
    await select.press('Backspace', 'Backspace', 'Backspace');
    await select.type('woo');
    expect((await select.state()).rows).toEqual(['Trees', 'ash']);
  },
);

fact(
  'with optionFilterProp="children" the labels of JSX groups are not found',
  { ...NARROWED, given: ['children'], grouped: [true] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, optionFilterProp: 'children', options: [{ value: 'ash' }] }),
      situation,
    );
    await select.focus();
    await select.type('group');
    expect((await select.state()).rows).toEqual([]);
  },
);

fact(
  'filterSort sorts single options and groups at the top level together, and the options of a group',
  { given: ['options'], grouped: [false], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({
        filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
        options: [
          { value: 'm', label: 'm' },
          {
            label: 'k',
            value: 'k',
            options: [
              { value: 'z', label: 'z' },
              { value: 'b', label: 'b' },
            ],
          },
          { value: 'a', label: 'a' },
        ],
      }),
      situation,
    );
    expect((await select.state()).rows).toEqual(['a', 'k', 'b', 'z', 'm']);
  },
);

fact(
  'a groupLabel that differs from the label is not found by the search',
  { ...NARROWED, given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        fieldNames: { label: 'name', groupLabel: 'family' },
        options: [{ family: 'Trees', options: [{ value: 'ash', name: 'Ash' }] }],
      }),
      situation,
    );
    await select.focus();
    await select.type('tre');
    expect((await select.state()).rows).toEqual([]);
    await select.press('Backspace', 'Backspace', 'Backspace');
    expect((await select.state()).rows).toEqual(['Trees', 'Ash']);
  },
);
