import { expect, facts, test } from './support/fact';
import { optionsOf } from './support/options';
import type { UseProps } from './support/page/kit';
import { SIMPLEST } from './support/situations';

facts({ ...SIMPLEST, mode: ['combobox'] }, [
  {
    title: 'an input of your own in a combobox is of the type search unless it names another',
    async check(select, situation) {
      await select.show(({ h }) => ({ getInputElement: () => h('input') }), situation);
      expect(await select.attributes('#select', 'type')).toEqual(['search']);
      const named: UseProps = ({ h }) => ({ getInputElement: () => h('input', { type: 'text' }) });
      await select.show(named, situation);
      expect(await select.attributes('#select', 'type')).toEqual(['text']);
    },
  },
  {
    title: 'Escape keeps the text of a combobox whose input is of the type text',
    props: ({ h }) => ({
      getInputElement: () => h('input', { type: 'text' }),
      options: [{ value: 'ash' }],
    }),
    text: 'as',
    press: ['Escape'],
    shows: { text: 'as', open: false },
  },
  {
    title: 'the placeholder of Select shows beside an input of your own',
    props: ({ h }) => ({ getInputElement: () => h('input'), placeholder: 'Where to?' }),
    check: async ({ page }) => expect(await page.getByText('Where to?').isVisible()).toBe(true),
  },
  {
    title: 'backfill shows the value of the option that the arrow keys reach, without onChange',
    open: [true],
    props: { backfill: true, options: [{ value: 'ash', label: 'Ash' }] },
    press: ['ArrowDown'],
    shows: { text: 'ash' },
    silent: ['onChange'],
    next: [{ press: ['Enter'], calls: ['onChange("ash")'] }],
  },
  {
    title:
      'maxLength limits the text that is typed in a combobox, not one that is picked, and no other mode',
    props: { maxLength: 2, options: optionsOf('abcd') },
    text: 'abc',
    shows: { text: 'ab' },
    async check(select) {
      await select.pick('abcd');
      expect((await select.state()).text).toBe('abcd');
      for (const mode of ['single', 'multiple', 'tags'] as const) {
        await select.show({ showSearch: true, maxLength: 2 }, { mode });
        await select.write('abc');
        expect((await select.state()).text).toBe('abc');
        expect(await select.attributes('.rc-select', 'maxLength')).toEqual(['2']);
      }
    },
  },
]);

const passesBoth: UseProps = ({ h }) => {
  const Field = (props: object) => h('input', props);
  return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
};
const passesProps: UseProps = ({ h }) => {
  const Field = (props: object) => h('input', { ...props, ref: undefined });
  return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
};
const passesNothing: UseProps = ({ h }) => {
  const Field = () => h('input', { id: 'select' });
  return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
};

test('a component as the text field has to pass on its props and its ref', async ({ select }) => {
  const noRef = ["uncaught: Cannot read properties of null (reading 'focus')"];
  for (const [useProps, messages, open] of [
    [passesBoth, [], true],
    [passesProps, noRef, true],
    [passesNothing, noRef, false],
  ] as const) {
    await select.show(useProps, { mode: 'combobox' });
    // A press on the selector beside the text field reports a missing ref.
    await select.page.locator('.rc-select-selector').dispatchEvent('click');
    expect(select.takeMessages()).toEqual(messages);
    await select.moveFocus('input');
    await select.type('a');
    expect((await select.state()).open).toBe(open);
  }
});
