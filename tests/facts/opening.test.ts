import { expect, facts } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import type { UseProps } from './support/page/kit';
import { SEVERAL } from './support/situations';

const ash = optionsOf('ash');
const trees = { options: optionsOf('ash', 'beech') };
const OPENED = 'onDropdownVisibleChange(true)';
const CLOSED = 'onDropdownVisibleChange(false)';

facts({ open: [false] }, [
  {
    title: 'pressing the mouse button on the selector opens the list, whatever showAction says',
    given: ['options'],
    grouped: [false],
    async check(select, situation) {
      for (const props of [{}, { showAction: [] }, { showAction: ['focus' as const] }]) {
        await select.show({ ...props, options: ash }, situation);
        await select.page.locator('.rc-select-selector').hover();
        await select.page.mouse.down();
        await select.quiet();
        expect((await select.state()).open).toBe(true);
        await select.page.mouse.up();
      }
    },
  },
  {
    title: 'focus opens the list only with showAction={["focus"]}',
    next: [
      { props: trees, press: [], shows: { open: false } },
      { props: { showAction: ['focus'], options: ash }, press: [], shows: { open: true } },
    ],
  },
  {
    title: 'opening with Enter calls onDropdownVisibleChange twice, opening with an arrow key once',
    props: trees,
    press: ['Enter'],
    calls: [OPENED, OPENED],
    next: [{ props: trees, press: ['ArrowDown'], calls: [OPENED] }],
  },
  {
    title: 'onDropdownVisibleChange is a request while open is controlled',
    async check(select, situation) {
      for (const [open, key, request] of [
        [false, 'ArrowDown', OPENED],
        [true, 'Escape', CLOSED],
      ] as const) {
        await select.show({ open, options: ash }, situation);
        await select.focus();
        await select.press(key);
        expect(await select.calls('onDropdownVisibleChange')).toEqual([request]);
        expect((await select.state()).open).toBe(open);
      }
    },
  },
  {
    title:
      'onInputKeyDown that stops the propagation keeps a key from an open list, and a closed list opens',
    props: () => ({
      onInputKeyDown: (event) => event.stopPropagation(),
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    press: ['ArrowDown'],
    shows: { open: true },
    async check(select) {
      const { active } = await select.state();
      await select.press('ArrowDown', 'Enter');
      expect(await select.state()).toMatchObject({ open: true, active });
      expect(await select.calls('onSelect', 'onKeyDown')).toEqual([]);
    },
  },
  {
    title: 'a disabled select takes no focus, opens no list and has no icons that clear or remove',
    props: { disabled: true, allowClear: true, open: true, chosen: 'ash', options: ash },
    act: (select) => select.pressUnder('.rc-select-selector'),
    shows: { open: false, popup: false, focused: false },
    silent: ['onDropdownVisibleChange'],
    async check(select) {
      await select.moveFocus('#before');
      await select.press('Tab');
      expect(await select.focusedId()).toBe('after');
      expect(await select.count('.rc-select-clear, .rc-select-selection-item-remove')).toBe(0);
    },
  },
  {
    title:
      'a list that is open from the start does not close by focus elsewhere, unless it has had the focus',
    given: ['options'],
    grouped: [false],
    props: { defaultOpen: true, options: ash },
    shows: { open: true },
    warns: '`defaultOpen` makes Select open without focus',
    next: [
      { act: (select) => select.moveFocus('#before') },
      { act: (select) => select.moveFocus('#after'), shows: { open: true } },
      {
        props: { defaultOpen: true, autoFocus: true, options: ash },
        shows: { open: true, focused: true },
      },
      { act: (select) => select.moveFocus('#after'), shows: { open: false } },
    ],
  },
]);

facts({ open: [true] }, [
  {
    title:
      'with no option active, Enter and Tab close a single select and combobox and do nothing in multiple and tags',
    async check(select, situation) {
      for (const key of ['Enter', 'Tab']) {
        await select.show({ defaultActiveFirstOption: false, options: ash }, situation);
        await select.press(key);
        const left = { focused: true, open: hasSeveral(situation) };
        expect(await select.state()).toMatchObject(left);
        expect(await select.calls('onSelect', 'onChange')).toEqual([]);
      }
    },
  },
]);

const cancels: UseProps = () => ({
  chosen: 'ash',
  onInputKeyDown: (event) => event.preventDefault(),
});
const stopsLate: UseProps = () => ({
  chosen: 'ash',
  onKeyDown: (event) => event.stopPropagation(),
});
const stops: UseProps = () => ({
  chosen: 'ash',
  onInputKeyDown: (event) => {
    if (event.key === 'Backspace') event.stopPropagation();
  },
});

facts({ ...SEVERAL, given: ['options'], grouped: [false] }, [
  {
    title: 'Backspace removes a value unless onInputKeyDown stops its propagation',
    async check(select, situation) {
      for (const [useProps, chosen] of [
        [cancels, []],
        [stopsLate, []],
        [stops, ['ash']],
      ] as const) {
        await select.show(useProps, situation);
        await select.focus();
        await select.press('Backspace');
        expect((await select.state()).chosen).toEqual(chosen);
      }
    },
  },
]);
