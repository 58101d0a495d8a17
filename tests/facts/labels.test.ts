import { expect, facts, test } from './support/fact';
import { manyOptions, optionsOf } from './support/options';
import type { UseProps } from './support/page/kit';
import { PICKED, SEVERAL, SIMPLEST } from './support/situations';

facts({ given: ['options'], open: [true] }, [
  {
    title:
      'with labelInValue and optionLabelProp, onChange has the label of the selector and onSelect that of the list',
    ...SEVERAL,
    controlled: [false],
    props: {
      labelInValue: true,
      optionLabelProp: 'code',
      options: [{ value: 'aut', label: 'Austria', code: 'AT' }],
    },
    async check(select) {
      const labels = async (name: string) => {
        const [first] = await select.argsOf(name);
        return [first?.[0]].flat().map((value) => (value as { label: string }).label);
      };
      await select.pick('Austria');
      expect(await labels('onChange')).toEqual(['AT']);
      expect(await labels('onSelect')).toEqual(['Austria']);
      await select.pick('Austria');
      expect(await labels('onDeselect')).toEqual(['Austria']);
    },
  },
  {
    title: 'with labelInValue, the label of the value is the one that optionLabelProp shows',
    mode: ['single'],
    props: {
      labelInValue: true,
      optionLabelProp: 'code',
      options: [{ value: 'aut', label: 'Austria', code: 'AT' }],
    },
    act: (select) => select.pick('Austria'),
    shows: { chosen: ['AT'] },
    async check(select) {
      expect((await select.argsOf('onChange'))[0]?.[0]).toMatchObject({
        value: 'aut',
        label: 'AT',
      });
    },
  },
  {
    title: 'a combobox warns of optionLabelProp',
    mode: ['combobox'],
    props: { optionLabelProp: 'code', options: [] },
    warns: '`combobox` mode not support `optionLabelProp`',
  },
  {
    title: 'the hidden list names options by labels that are strings, and others by their value',
    ...PICKED,
    grouped: [false],
    props: ({ h }) => ({
      options: [
        { value: 'a', label: 'Ash' },
        { value: 'b', label: h('i', null, 'Beech') },
      ],
    }),
    async check(select) {
      expect(await select.attributes('[role=option]', 'aria-label')).toEqual(['Ash', null]);
      expect((await select.texts('[role=option]'))[1]).toBe('b');
    },
  },
]);

const undrawn: UseProps = () => ({
  chosen: 'x',
  labelRender: ({ label }) => (label === undefined ? 'no label' : label),
  options: [{ value: 'ash' }],
});

facts({ ...PICKED, given: ['options'], grouped: [false] }, [
  {
    title:
      'labelRender gets no label for a value that never had an option, and gets it with labelInValue',
    props: undrawn,
    shows: { chosen: ['no label'] },
    async check(select, situation) {
      const drawn: UseProps = () => ({
        labelInValue: true,
        chosen: { value: 'x', label: 'Xylem' },
        labelRender: ({ label }) => ['drawn ', label],
        options: [{ value: 'ash' }],
      });
      await select.show(drawn, situation);
      expect((await select.state()).chosen).toEqual(['drawn Xylem']);
    },
  },
  {
    title: 'a value that never had an option is shown itself',
    props: { chosen: 'x', options: optionsOf('ash') },
    shows: { chosen: ['x'] },
  },
  {
    title: 'labelRender keeps the last label of an option that has been removed',
    open: [false],
    props: () => ({
      chosen: 'x',
      labelRender: ({ label }) => ['drawn ', label],
      options: [{ value: 'x', label: 'Xylem' }],
    }),
    act: (select) => select.change({ options: [] }),
    shows: { chosen: ['drawn Xylem'] },
  },
]);

facts({ ...SIMPLEST, open: [true] }, [
  {
    title: 'the hidden list names an option by its value if the label is a number or mixed JSX',
    async check(select, situation) {
      const named = async (props: UseProps) => {
        await select.show(props, situation);
        const [label] = await select.attributes('[role=option]', 'aria-label');
        return [label, (await select.texts('[role=option]'))[0]];
      };
      const number = () => ({ options: [{ value: 'one', label: 1 }] });
      const mixed: UseProps = ({ h, Option }) => {
        const name = 'Ann';
        return { children: h(Option, { value: 'ann', children: ['Hello ', name] }) };
      };
      expect(await named(number)).toEqual([null, 'one']);
      expect(await named(mixed)).toEqual([null, 'ann']);
    },
  },
  {
    title: 'fields named like HTML attributes and event handlers are set on the row',
    props: () => ({
      options: [
        {
          value: 'ash',
          ...{ lang: 'en', id: 'own-id', name: 'own-name', type: 'own-type', size: 3 },
          ...{ content: 'own content', icon: 'own-icon', country: 'left out' },
          onDoubleClick: () => document.body.setAttribute('data-doubled', 'yes'),
        },
      ],
    }),
    async check(select) {
      const row = select.page.locator('.rc-select-item-option');
      const names = await row.evaluate((element) => element.getAttributeNames());
      for (const name of ['lang', 'id', 'name', 'type', 'size', 'content', 'icon'])
        expect(names).toContain(name);
      expect(names).not.toContain('country');
      await row.dispatchEvent('dblclick');
      expect((await select.notes()).doubled).toBe('yes');
    },
  },
  {
    title: 'row keys are not taken from a renamed value, so scrollTo does not find them',
    async check(select, situation) {
      for (const value of ['value', 'code']) {
        const options = manyOptions(100).map((option) => ({ [value]: option.value }));
        await select.show({ fieldNames: { value }, options }, situation);
        await select.page.evaluate(() => window.facts.ref?.scrollTo({ key: 'row 90' }));
        await select.quiet();
        expect((await select.state()).rows.includes('row 90')).toBe(value === 'value');
      }
    },
  },
  {
    title:
      'with a renamed value the list opens at its first row, and no option is said to be selected',
    props: {
      fieldNames: { value: 'code' },
      chosen: 'row 50',
      options: manyOptions(100).map(({ value }) => ({ code: value, label: value })),
    },
    shows: { active: 'row 0' },
    async check(select) {
      expect((await select.state()).rows).not.toContain('row 50');
      expect(await select.count('[role=listbox] [aria-selected=true]')).toBe(0);
    },
  },
  {
    title: 'with labelInValue the first argument of onChange is not the object of fieldNames',
    props: {
      labelInValue: true,
      fieldNames: { value: 'code', label: 'name' },
      options: [{ code: 'at', name: 'Austria' }],
    },
    act: (select) => select.pick('Austria'),
    async check(select) {
      const [[value, option] = []] = await select.argsOf('onChange');
      expect(value).toMatchObject({ value: 'at', label: 'Austria' });
      expect(option).toEqual({ code: 'at', name: 'Austria' });
    },
  },
]);

test('loading sets classes, and keeps a suffixIcon', async ({ select }) => {
  await select.show(({ h }) => ({ loading: true, suffixIcon: h('b', null, 'icon') }));
  const icon = '.rc-select.rc-select-loading .rc-select-arrow-loading';
  expect(await select.texts(icon)).toEqual(['icon']);
  await select.show({ loading: true });
  expect(await select.texts(`${icon} .rc-select-arrow-icon`)).toEqual(['']);
  await select.show({});
  expect(await select.count('.rc-select-arrow')).toBe(0);
});
