import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

const fruit: UseProps = (_, { mode }) => ({
  showSearch: true,
  ...(mode === 'single' && { defaultValue: 'plum' }),
  options: [{ value: 'plum' }, { value: 'umbra' }],
});

fact(
  'a text with which undefined starts makes a group label active, and Enter only closes the list',
  { mode: ['single', 'combobox'], grouped: [true], open: [false] },
  async (select, situation) => {
    for (const [text, active] of [
      ['u', undefined],
      ['um', 'umbra'],
    ] as const) {
      await select.show(fruit, situation);
      await select.focus();
      await select.type(text);
      expect((await select.state()).active).toBe(active);
      await select.forgetCalls();
      await select.press('Enter');
      expect((await select.state()).open).toBe(false);
      expect(await select.calls('onSelect')).toEqual(active ? ['onSelect("umbra")'] : []);
    }
  },
);

fact(
  'without groups the same text makes the option active',
  { mode: ['single', 'combobox'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(fruit, situation);
    await select.focus();
    await select.type('u');
    expect((await select.state()).active).toBe('umbra');
  },
);

fact(
  'a single select without a value, multiple and tags do not look at what a row starts with',
  { mode: ['single', 'multiple', 'tags'], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, options: [{ value: 'plum' }, { value: 'umbra' }] }),
      situation,
    );
    await select.focus();
    await select.type('u');
    expect((await select.state()).active).toBe(situation.mode === 'tags' ? 'u' : 'plum');
  },
);

fact(
  'in a single select, value={null} counts as a value when the text changes',
  { mode: ['single'], controlled: [true], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, options: [{ value: 'plum' }, { value: 'umbra' }] }),
      situation,
    );
    await select.focus();
    await select.type('u');
    expect((await select.state()).active).toBe(situation.grouped ? undefined : 'umbra');
  },
);

fact(
  'a group with a value is looked at by that value',
  { mode: ['single', 'combobox'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        showSearch: true,
        ...(mode === 'single' && { defaultValue: 'plum' }),
        options: [
          { label: 'Fruit', value: ' ', options: [{ value: 'plum' }, { value: 'umbra' }] },
        ] as object[],
      }),
      situation,
    );
    await select.focus();
    await select.type('u');
    expect((await select.state()).active).toBe('umbra');
  },
);
