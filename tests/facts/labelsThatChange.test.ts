import { expect, facts, test } from './support/fact';
import { labelled } from './support/options';
import type { UseProps } from './support/page/kit';
import { PICKED, SEVERAL } from './support/situations';

const trees = labelled({ a: 'Ash', b: 'Beech' });
const whiteAsh = labelled({ a: 'White ash', b: 'Beech' });
const own = { value: 'a', label: 'Own' };

const shortened: UseProps = () => ({
  labelInValue: true,
  optionLabelProp: 'short',
  chosen: { value: 'a', label: 'Own' },
  options: [{ value: 'a', label: 'Ash', short: 'A' }],
});

const drawnOption: UseProps = ({ h }) => ({
  labelInValue: true,
  chosen: { value: 'a', label: 'Own' },
  options: [{ value: 'a', label: h('b', null, 'Ash') }],
});

const drawnValue: UseProps = ({ h }) => ({
  labelInValue: true,
  chosen: { value: 'a', label: h('b', null, 'Own') },
  options: [{ value: 'a', label: 'Ash' }],
});

facts({ ...PICKED, grouped: [false], open: [false] }, [
  {
    title: 'labels follow the options while value is controlled and plain',
    controlled: [true],
    props: { chosen: 'a', options: trees },
    async act(select, { mode }) {
      await select.open();
      await select.pick('Beech');
      if (mode === 'single') await select.openAndPick('Ash');
      await select.press('Escape');
      await select.change({ options: whiteAsh });
      expect((await select.state()).chosen[0]).toBe('White ash');
    },
    silent: ['onClear'],
  },
  {
    title: 'a select that keeps its value keeps the labels with it after the first choice',
    controlled: [false],
    props: { options: trees },
    async act(select) {
      await select.open();
      await select.pick('Ash');
      await select.press('Escape');
      await select.change({ options: whiteAsh });
      // It says so for options without JSX.
      select.takeMessages();
    },
    shows: { chosen: ['Ash'] },
  },
  {
    title: 'with labelInValue the label of the value wins, and a warning says that it differs',
    given: ['options'],
    props: { labelInValue: true, chosen: own, options: trees },
    shows: { chosen: ['Own'] },
    warns: '`label` of `value` is not same as `label`',
  },
  {
    title:
      'the warning about labels comes once, and not with optionLabelProp or a label that is an element',
    ...SEVERAL,
    given: ['options'],
    async check(select, situation) {
      const both = [own, { value: 'b', label: 'Own' }];
      await select.show({ labelInValue: true, chosen: both, options: trees }, situation);
      expect(select.takeMessages()).toHaveLength(1);
      for (const silent of [shortened, drawnOption, drawnValue]) {
        await select.show(silent, situation);
        expect((await select.state()).chosen).toEqual(['Own']);
        expect(select.takeMessages()).toEqual([]);
      }
    },
  },
  {
    title: 'the live region says the value in place of a label that is an element',
    given: ['options'],
    props: ({ h }) => ({
      chosen: 'a',
      labelRender: () => h('b', null, 'Ash'),
      options: [{ value: 'a', label: 'Ash' }],
    }),
    async check(select) {
      await select.focus();
      expect(await select.texts('[aria-live]')).toEqual(['a']);
    },
  },
]);

test('removing a tag wraps the labels of labelRender again, unless plain values are controlled', async ({
  select,
}) => {
  for (const [controlled, labels] of [
    [false, ['L L Lisbon']],
    [true, ['L Lisbon']],
  ] as const) {
    await select.show(
      ({ h }) => ({
        chosen: ['lis', 'opo'],
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
