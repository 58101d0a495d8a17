import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

/** Rows and labels are the same, so that the table is about keys alone. */
const CLOSED = { open: [false], grouped: [false], given: ['options'] } as const;
const OPEN = { ...CLOSED, open: [true] } as const;

const trees: UseProps = () => ({
  showSearch: true,
  options: [{ value: 'ash' }, { value: 'beech' }],
});

fact(
  'the arrow keys, Ctrl+N, Ctrl+P, Ctrl+A and characters open the list in every mode',
  CLOSED,
  async (select, situation) => {
    for (const key of [
      'ArrowDown',
      'ArrowUp',
      'Control+n',
      'Control+p',
      'Control+a',
      'a',
      'Space',
    ]) {
      await select.show(trees, situation);
      await select.focus();
      await select.press(key);
      expect((await select.state()).open, key).toBe(true);
    }
  },
);

fact(
  'F keys and modifiers alone do nothing in any mode, open or closed',
  { ...CLOSED, open: [false, true] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    const before = await select.state();
    await select.press('F1', 'F2', 'F12', 'Shift', 'Control', 'Alt');
    expect(await select.state()).toEqual(before);
  },
);

fact(
  'Enter and Tab pick the active option of a single select and close the list',
  { ...OPEN, mode: ['single'] },
  async (select, situation) => {
    for (const key of ['Enter', 'Tab', 'Shift+Tab']) {
      await select.show(trees, situation);
      await select.press(key);
      expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
      expect(await select.state()).toMatchObject({ open: false, focused: true });
    }
  },
);

fact(
  'in a single select with nothing found, Enter and Tab close the list and drop the text',
  { ...OPEN, mode: ['single'] },
  async (select, situation) => {
    for (const key of ['Enter', 'Tab']) {
      await select.show(trees, situation);
      await select.type('x');
      await select.press(key);
      expect(await select.state()).toMatchObject({ open: false, text: '', focused: true });
      expect(await select.calls('onSelect', 'onChange')).toEqual([]);
    }
  },
);

fact(
  'in multiple and tags, Enter and Tab add the active option or take it out, and the list stays open',
  { ...OPEN, mode: ['multiple', 'tags'] },
  async (select, situation) => {
    for (const key of ['Enter', 'Tab']) {
      await select.show(trees, situation);
      await select.press(key);
      expect(await select.state()).toMatchObject({ open: true, chosen: ['ash'], focused: true });
      await select.press(key);
      expect(await select.state()).toMatchObject({ open: true, chosen: [], text: '' });
    }
  },
);

fact(
  'in multiple and tags, Backspace in an empty text field removes the last value, open or closed',
  { ...CLOSED, open: [false, true], mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['ash', 'beech'], options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.press('Backspace');
    expect(await select.state()).toMatchObject({ chosen: ['ash'], open: situation.open });
  },
);

fact(
  'in tags, Escape drops the text and leaves the list open, and closes it without text',
  { ...OPEN, mode: ['tags'] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.type('a');
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ open: true, text: '', chosen: [] });
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
  },
);

fact(
  'in tags, a separator alone adds nothing, and after a text adds it and closes the list',
  { ...CLOSED, mode: ['tags'] },
  async (select, situation) => {
    await select.show(() => ({ tokenSeparators: [','], options: [{ value: 'ash' }] }), situation);
    await select.focus();
    await select.type(',');
    expect((await select.state()).chosen).toEqual([]);
    await select.type('a,');
    expect(await select.state()).toMatchObject({ chosen: ['a'], open: false, text: '' });
  },
);

fact(
  'in combobox, characters change the value, and Enter on a closed list is left to the form',
  { ...CLOSED, mode: ['combobox'] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    await select.page.evaluate(() => {
      document.body.onkeydown = ({ defaultPrevented }) => {
        document.body.dataset.prevented = String(defaultPrevented);
      };
    });
    await select.press('Enter');
    expect(await select.page.evaluate(() => document.body.dataset.prevented)).toBe('false');
    expect((await select.state()).open).toBe(true);
    await select.type('x');
    expect(await select.calls('onChange')).toEqual(['onChange("x")']);
  },
);

fact(
  'in combobox, Enter takes no option when none is active, closes, and keeps the text',
  { ...OPEN, mode: ['combobox'] },
  async (select, situation) => {
    for (const key of ['Enter', 'Tab']) {
      await select.show(trees, situation);
      await select.type('x');
      await select.press(key);
      expect(await select.state()).toMatchObject({ open: false, text: 'x', focused: true });
      expect(await select.calls('onSelect')).toEqual([]);
    }
  },
);

fact(
  'in combobox, Escape empties a text and opens the list, and closes it in an empty text field',
  { ...CLOSED, mode: ['combobox'] },
  async (select, situation) => {
    await select.show(() => ({ defaultValue: 'x', options: [{ value: 'ash' }] }), situation);
    await select.focus();
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ open: true, text: '' });
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ open: false, text: '' });
  },
);

fact(
  'in combobox, Backspace deletes a character and opens the list, and arrows to the side open it',
  { ...CLOSED, mode: ['combobox'] },
  async (select, situation) => {
    for (const key of ['Backspace', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      await select.show(() => ({ defaultValue: 'xy', options: [{ value: 'ash' }] }), situation);
      await select.focus();
      await select.press('End', 'Escape');
      await select.type('xy');
      await select.press('Tab');
      expect((await select.state()).open).toBe(false);
      await select.press(key);
      const text = key === 'Backspace' ? 'x' : 'xy';
      expect(await select.state(), key).toMatchObject({ open: true, text });
    }
  },
);
