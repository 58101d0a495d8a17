import { expect, fact, test } from '../support/fact';
import { exposedField } from '../support/exposed';

const EACH_MODE = {
  given: ['options'],
  grouped: [false],
  controlled: [false],
  open: [false],
} as const;

fact(
  'the text field has the attributes of a combobox, open and closed',
  { ...EACH_MODE, open: [false, true] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    const field = select.page.locator('#select');
    const attributes = await field.evaluate((element) =>
      ['role', 'haspopup', 'autocomplete', 'expanded', 'owns', 'controls'].map((name) =>
        element.getAttribute(name === 'role' ? name : `aria-${name}`),
      ),
    );
    const expanded = String(situation.open);
    const list = 'select_list';
    expect(attributes).toEqual(['combobox', 'listbox', 'list', expanded, list, list]);
    expect(await select.page.locator('#select_list').count()).toBe(situation.open ? 1 : 0);
  },
);

fact(
  'the value of the text field is empty while a label or tags are shown, except in combobox',
  EACH_MODE,
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        showSearch: true,
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['ash'] : 'ash',
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    const { value } = await exposedField(select);
    expect(value).toBe(situation.mode === 'combobox' ? 'ash' : '');
  },
);

fact('the placeholder is no name of the text field', EACH_MODE, async (select, situation) => {
  await select.show(
    () => ({ id: 'unnamed', placeholder: 'Choose a tree', options: [{ value: 'ash' }] }),
    situation,
  );
  expect(await exposedField(select)).toEqual({ name: '', description: '', value: '' });
});

fact(
  'aria-describedby adds the chosen label as a description',
  EACH_MODE,
  async (select, situation) => {
    await select.show(({ useEffect }, { mode }) => {
      useEffect(() => {
        const text = document.body.appendChild(document.createElement('span'));
        Object.assign(text, { id: 'chosen', textContent: 'Ash, chosen' });
      }, []);
      return {
        'aria-describedby': 'chosen',
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['ash'] : 'ash',
        options: [{ value: 'ash' }],
      };
    }, situation);
    const { name, description } = await exposedField(select);
    expect({ name, description }).toEqual({ name: 'Select', description: 'Ash, chosen' });
  },
);

fact(
  'nothing but the class names says loading, and aria-busy is passed on',
  EACH_MODE,
  async (select, situation) => {
    const busy = select.page.locator('[aria-busy]');
    await select.show(() => ({ loading: true, options: [{ value: 'ash' }] }), situation);
    expect(await busy.count()).toBe(0);
    await select.show(() => ({ 'aria-busy': true, options: [{ value: 'ash' }] }), situation);
    const classes = await busy.evaluateAll((all) => all.map((element) => element.classList[0]));
    expect(classes).toEqual(['rc-select', 'rc-select-selection-search-input']);
  },
);

fact(
  'the live region has the chosen labels while the select has the focus and its list is closed',
  { ...EACH_MODE, mode: ['single', 'multiple', 'tags'] },
  async (select, situation) => {
    await select.show(({ h }, { mode }) => {
      const element = { value: 'b', label: h('b', null, 'Beech') };
      return mode === 'single'
        ? { defaultValue: 'b', options: [element] }
        : { defaultValue: ['a', 'b'], options: [{ value: 'a', label: 'Ash' }, element] };
    }, situation);
    const region = select.page.locator('[aria-live]');
    expect(await region.count()).toBe(0);
    await select.focus();
    // A label that is an element is left out, and its value is told.
    const told = situation.mode === 'single' ? 'b' : 'Ash, b';
    expect(await region.allTextContents()).toEqual([told]);
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await select.press('ArrowDown');
    expect(await region.count()).toBe(0);
  },
);

test('the live region has no more than 50 labels', async ({ select }) => {
  await select.show(
    () => {
      const options = Array.from({ length: 60 }, (_, index) => ({ value: `v${index}` }));
      return { options, defaultValue: options.map(({ value }) => value) };
    },
    { mode: 'multiple' },
  );
  await select.focus();
  const [text = ''] = await select.page.locator('[aria-live]').allTextContents();
  expect(text.split(', ').slice(-2)).toEqual(['v49', '...']);
});
