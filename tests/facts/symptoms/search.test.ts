import { bundle } from '../../../src/build/bundle';
import { expect, facts, test } from '../support/fact';
import { labelled } from '../support/options';
import type { UseProps } from '../support/page/kit';
import { setTitle } from '../support/setTitle';
import { SIMPLEST } from '../support/situations';

const cities = labelled({ 1: 'Lisbon', 2: 'Oslo' });

/** Filters by a field that objects in `options` do not have. */
const byChildren: UseProps = () => ({
  showSearch: true,
  filterOption: (text, option) =>
    (option as unknown as { children: string }).children.includes(text),
  options: [{ value: 'ash', label: 'Ash' }],
});

/** Filters by a field that groups do not have. */
const byValue: UseProps = () => ({
  showSearch: true,
  filterOption: (text, option) => (option?.value as string).includes(text),
  options: [{ label: 'Trees', options: [{ value: 'ash', label: 'Ash' }] }],
});

/** Filters by a field that need not be there. */
const byLabel: UseProps = () => ({
  showSearch: true,
  filterOption: (text, option) => typeof option?.label === 'string' && option.label.includes(text),
  options: [{ options: [{ value: 'ash', label: 'Ash' }] }],
});

/** A select with a copy of its search text, from which options follow. */
const withCopy: UseProps = ({ useState }) => {
  const [text, setText] = useState('');
  const all = ['ash', 'beech'].map((value) => ({ value }));
  return {
    showSearch: true,
    filterOption: false,
    onSearch: setText,
    options: all.filter(({ value }) => value.includes(text)),
    ...(document.title === 'cleared in onSelect' && { onSelect: () => setText('') }),
  };
};

/** A select that is busy after a letter, and disabled or loading then. */
const busy: UseProps = ({ useState }) => {
  const [isBusy, setBusy] = useState(false);
  return {
    showSearch: true,
    onSearch: (text: string) => setBusy(text !== ''),
    options: [{ value: 'ash' }],
    ...(document.title === 'disabled' ? { disabled: isBusy } : { loading: isBusy }),
  };
};

facts(SIMPLEST, [
  {
    title: 'The search finds nothing: by a label, unless optionFilterProp says label',
    props: { showSearch: true, options: cities },
    text: 'oslo',
    shows: { options: [] },
    next: [
      {
        props: { showSearch: true, optionFilterProp: 'label', options: cities },
        text: 'oslo',
        shows: { options: ['Oslo'] },
      },
    ],
  },
  {
    title:
      'Typing throws "Cannot read properties of undefined": filterOption gets options without children and groups without a value',
    async check(select) {
      for (const useProps of [byChildren, byValue]) {
        await select.show(useProps);
        await select.write('As');
        expect(select.takeMessages().join()).toContain('Cannot read properties of undefined');
        expect(await select.count('.rc-select')).toBe(0);
      }
    },
    next: [{ props: byLabel, text: 'As', shows: { options: ['Ash'] } }],
  },
  {
    title:
      "The server's answer is not shown: where the text is not in it, unless filterOption is false",
    props: { showSearch: true, options: labelled({ 3: 'Beijing' }) },
    text: 'peking',
    shows: { options: [] },
    next: [
      {
        props: { showSearch: true, filterOption: false, options: labelled({ 3: 'Beijing' }) },
        text: 'peking',
        shows: { options: ['Beijing'] },
      },
    ],
  },
  {
    title:
      'onSearch is called with an empty text: when the list of a single select closes while there is text',
    props: { showSearch: true, options: cities },
    text: '1',
    press: ['Escape'],
    calls: ['onSearch("")'],
  },
  {
    title:
      'The list opens with the results of the last search: unless onSelect empties the copy of the text',
    async check(select) {
      for (const [title, options] of [
        ['kept', ['ash']],
        ['cleared in onSelect', ['ash', 'beech']],
      ] as const) {
        await setTitle(select, title);
        await select.show(withCopy);
        await select.write('as');
        await select.pick('ash');
        await select.open();
        expect((await select.state()).options).toEqual(options);
      }
    },
  },
  {
    title: 'The search text is gone after each choice: unless autoClearSearchValue is false',
    mode: ['multiple'],
    props: { optionFilterProp: 'label', options: cities },
    text: 'os',
    act: (select) => select.pick('Oslo'),
    shows: { text: '' },
    next: [
      {
        props: { autoClearSearchValue: false, optionFilterProp: 'label', options: cities },
        text: 'os',
        act: (select) => select.pick('Oslo'),
        shows: { text: 'os' },
      },
    ],
  },
  {
    title: 'I cannot type: in a single select without showSearch',
    props: { options: cities },
    text: 'o',
    shows: { text: '' },
    next: [{ props: { showSearch: true, options: cities }, text: 'o', shows: { text: 'o' } }],
  },
  {
    title:
      'Typing closes the list or takes the focus away: if it disables the select, and not if it shows a spinner',
    async check(select) {
      for (const [title, shown] of [
        ['disabled', { open: false, focused: false }],
        ['loading', { open: true, focused: true, text: 'a' }],
      ] as const) {
        await setTitle(select, title);
        await select.show(busy);
        await select.write('a');
        expect(await select.state()).toMatchObject(shown);
      }
    },
  },
]);

/** A form that is rendered with each letter, with its field as a component of its own inside. */
const inside = bundle({
  stdin: {
    contents: `
      import { useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import Select from 'rc-select';
      const options = [{ value: 'ash' }];
      function Form() {
        const [, setText] = useState('');
        const props = { id: 'select', showSearch: true, options, onSearch: setText };
        const Field = () => <Select {...props} />;
        return document.title === 'component inside' ? <Field /> : <Select {...props} />;
      }
      createRoot(document.body.appendChild(document.createElement('main'))).render(<Form />);`,
    loader: 'tsx',
    resolveDir: import.meta.dirname,
  },
  define: { 'process.env.NODE_ENV': '"development"' },
  jsx: 'automatic',
});

test.for([
  ['component inside', { open: false, focused: false, text: '' }],
  ['component outside', { open: true, focused: true, text: 'a' }],
] as const)(
  'Typing closes the list or takes the focus away: if each letter makes another component, which starts anew (%s)',
  async ([title, shown], { select }) => {
    await setTitle(select, title);
    await select.run(inside);
    await select.write('a');
    expect(await select.state()).toMatchObject(shown);
  },
);
