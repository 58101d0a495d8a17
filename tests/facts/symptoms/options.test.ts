import { expect, facts } from '../support/fact';
import { labelled } from '../support/options';
import type { UseProps } from '../support/page/kit';
import { setTitle } from '../support/setTitle';
import { SIMPLEST } from '../support/situations';

const CHOSEN = '.rc-select-item-option-selected';

/** Options to which a letter that is typed adds one; the title of the page says to which array. */
const growing: UseProps = ({ useState }) => {
  const [options, setOptions] = useState([{ value: 'ash' }]);
  const [, render] = useState('');
  return {
    showSearch: true,
    filterOption: false,
    options,
    onSearch(text) {
      if (document.title === 'the same array') options.push({ value: 'beech' });
      else setOptions([...options, { value: 'beech' }]);
      render(text);
    },
  };
};

/** A component around an option. */
const wrapped: UseProps = ({ h, Option }) => {
  const CityOption = ({ value }: { value: string }) =>
    h(Option, { value, children: `City ${value}` });
  return { children: h(CityOption, { value: 'lis' }) };
};

const drawn: UseProps = () => ({
  options: [{ value: 'lis' }],
  optionRender: ({ value }) => `City ${String(value)}`,
});

facts(SIMPLEST, [
  {
    title: 'Two options are selected at once: if they have the same value, and not with another',
    async check(select) {
      for (const [other, count] of [
        [47, 2],
        [48, 1],
      ] as const) {
        const options = [
          { value: 47, label: 'Norway' },
          { value: other, label: 'Svalbard' },
        ];
        await select.show({ chosen: 47, options });
        await select.open();
        expect(await select.count(CHOSEN)).toBe(count);
        const messages = select.takeMessages().join();
        if (count === 1) expect(messages).toBe('');
        else expect(messages).toContain('same key');
      }
    },
  },
  {
    title: 'The options change and the select does not: if the array is the same one',
    async check(select) {
      for (const [title, options] of [
        ['the same array', ['ash']],
        ['a new array', ['ash', 'beech']],
      ] as const) {
        await setTitle(select, title);
        await select.show(growing);
        await select.write('b');
        expect((await select.state()).options).toEqual(options);
      }
    },
  },
  {
    title: 'The options change and the select does not: if it keeps the label with its value',
    async check(select) {
      const ash = labelled({ a: 'Ash' });
      const whiteAsh = labelled({ a: 'White ash' });
      await select.show({ options: ash });
      await select.openAndPick('Ash');
      await select.change({ options: whiteAsh });
      expect((await select.state()).chosen).toEqual(['Ash']);
      expect(select.takeMessages().join()).toContain('`label` of `value` is not same as `label`');
      await select.show({ value: 'a', options: ash });
      await select.change({ options: whiteAsh });
      expect((await select.state()).chosen).toEqual(['White ash']);
    },
  },
  {
    title:
      'My own option component is ignored: only its props are read, and optionRender is called',
    props: wrapped,
    act: (select) => select.open(),
    shows: { options: ['lis'] },
    warns: '`children` should be `Select.Option` or `Select.OptGroup` instead of `CityOption`',
    next: [{ props: drawn, act: (select) => select.open(), shows: { options: ['City lis'] } }],
  },
]);
