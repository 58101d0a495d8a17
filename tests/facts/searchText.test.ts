import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

const SEARCHED = ['single', 'multiple', 'tags'] as const;

const controlledText: UseProps = ({ useState }) => {
  const [text, setText] = useState('');
  return {
    showSearch: true,
    searchValue: text,
    onSearch: setText,
    options: [{ value: 'oak' }, { value: 'oleander' }],
  };
};

const ownText: UseProps = () => ({
  showSearch: true,
  options: [{ value: 'oak' }, { value: 'oleander' }],
});

fact(
  'in multiple and tags a choice does not empty a controlled searchValue, and calls no onSearch',
  { mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(controlledText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    expect(await select.state()).toMatchObject({ text: 'oa', chosen: ['oak'] });
    expect(await select.calls('onSearch')).toEqual([]);
  },
);

fact(
  'in a single select a choice empties a controlled searchValue through onSearch',
  { mode: ['single'] },
  async (select, situation) => {
    await select.show(controlledText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    expect(await select.calls('onSearch')).toEqual(['onSearch("")']);
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'a choice empties text of the select itself, and calls no onSearch',
  { mode: SEARCHED },
  async (select, situation) => {
    await select.show(ownText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    expect(await select.calls('onSearch')).toEqual([]);
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'leaving multiple hides a controlled searchValue, which returns when the list opens',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(controlledText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.click('#after');
    expect((await select.state()).text).toBe('');
    expect(await select.calls('onSearch')).toEqual([]);
    await select.open();
    expect((await select.state()).text).toBe('oa');
  },
);

fact(
  'leaving tags makes a value of a controlled searchValue and goes on showing it',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(controlledText, situation);
    await select.focus();
    await select.type('elm');
    await select.forgetCalls();
    await select.click('#after');
    expect(await select.calls('onChange', 'onSearch')).toEqual(['onChange(["elm"])']);
    expect((await select.state()).text).toBe('elm');
  },
);

fact(
  'leaving multiple empties text of the select itself, and calls no onSearch',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(ownText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.click('#after');
    expect(await select.calls('onSearch')).toEqual([]);
    await select.open();
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'in a single select, Escape and leaving empty the text and call onSearch with an empty text',
  { mode: ['single'] },
  async (select, situation) => {
    for (const leave of ['Escape', 'elsewhere']) {
      await select.show(ownText, situation);
      await select.focus();
      await select.type('oa');
      await select.forgetCalls();
      if (leave === 'Escape') await select.press('Escape');
      else await select.click('#after');
      expect(await select.calls('onSearch')).toEqual(['onSearch("")']);
      expect((await select.state()).text).toBe('');
    }
  },
);

fact(
  'picking the option that is chosen already calls onSelect and no onChange, and empties the text',
  { mode: ['single'] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, defaultValue: 'oak', options: [{ value: 'oak' }] }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    expect(await select.calls('onSelect', 'onChange', 'onSearch')).toEqual(['onSelect("oak")']);
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'taking a chosen row out empties the text, and calls onDeselect and no onSelect',
  { mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['oak'], options: [{ value: 'oak' }, { value: 'oleander' }] }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    expect(await select.calls('onSelect', 'onDeselect', 'onSearch')).toEqual(['onDeselect("oak")']);
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'pressing the selector beside the text field while the list is open empties the text and closes',
  { mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(ownText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.page.locator('.rc-select-selector').click({ position: { x: 290, y: 10 } });
    await select.quiet();
    const { open, text, chosen } = await select.state();
    expect({ open, text, chosen }).toEqual({ open: false, text: '', chosen: [] });
    expect(await select.calls('onSearch')).toEqual(['onSearch("")']);
  },
);

fact(
  'the text field covers the selector of a single select, and pressing it changes nothing',
  { mode: ['single'] },
  async (select, situation) => {
    await select.show(ownText, situation);
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.page.locator('.rc-select-selector').click({ position: { x: 290, y: 10 } });
    await select.quiet();
    expect(await select.state()).toMatchObject({ open: true, text: 'oa' });
    expect(await select.calls('onSearch')).toEqual([]);
  },
);

fact(
  'pressing the prefix of a single select while the list is open empties the text and closes',
  { mode: ['single'] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, prefix: 'Tree', options: [{ value: 'oak' }] }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    // The style sheet of the package puts the text field above it.
    await select.page.locator('.rc-select-prefix').dispatchEvent('mousedown');
    await select.quiet();
    expect(await select.state()).toMatchObject({ open: false, text: '' });
    expect(await select.calls('onSearch')).toEqual(['onSearch("")']);
  },
);

fact(
  'tags and combobox take text in spite of showSearch={false}',
  { mode: ['tags', 'combobox'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ showSearch: false, options: [{ value: 'oak' }] }), situation);
    await select.focus();
    await select.type('o');
    expect(await select.state()).toMatchObject({ text: 'o', open: true });
    select.takeMessages();
  },
);

fact(
  'autoClearSearchValue={false} keeps the text after a choice, except in single, which calls onSearch',
  { mode: SEARCHED },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, autoClearSearchValue: false, options: [{ value: 'oak' }] }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.pick('oak');
    const isSingle = situation.mode === 'single';
    expect((await select.state()).text).toBe(isSingle ? '' : 'oa');
    expect(await select.calls('onSearch')).toEqual(isSingle ? ['onSearch("")'] : []);
  },
);
