import { expect, fact } from '../support/fact';

const EACH_MODE = { given: ['options'], grouped: [false], controlled: [false] } as const;

fact(
  'Alt with an arrow key opens the list and does not close it',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }, { value: 'beech' }] }), situation);
    await select.focus();
    await select.press('Alt+ArrowDown');
    expect((await select.state()).open).toBe(true);
    await select.press('Alt+ArrowUp');
    expect((await select.state()).open).toBe(true);
  },
);

fact(
  'Tab passes over the icons and the tags',
  { ...EACH_MODE, open: [false], mode: ['single', 'multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        allowClear: true,
        suffixIcon: 'v',
        defaultValue: mode === 'single' ? 'ash' : ['ash', 'beech'],
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await select.focus();
    await select.press('Tab');
    expect(await select.page.evaluate(() => document.activeElement?.id)).toBe('after');
  },
);

fact(
  'the keyboard removes a tag before the last one in the list',
  { ...EACH_MODE, open: [false], mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({
        defaultValue: ['ash', 'beech'],
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await select.focus();
    await select.press('ArrowDown');
    expect((await select.state()).active).toBe('ash');
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['beech']);
  },
);

fact(
  'a value of tags that is no option is in the list, too',
  { ...EACH_MODE, open: [true], mode: ['tags'] },
  async (select, situation) => {
    await select.show(() => ({ defaultValue: ['new'], options: [{ value: 'ash' }] }), situation);
    expect((await select.state()).rows).toEqual(['ash', 'new']);
    await select.pick('new');
    expect((await select.state()).chosen).toEqual([]);
  },
);
