import { expect, fact } from '../support/fact';
import type { UseProps } from '../support/page/kit';

const trees: UseProps = () => ({ options: [{ value: 'ash' }, { value: 'beech' }] });

fact(
  'pressing the mouse button on the selector opens the list, whatever showAction says',
  { open: [false], given: ['options'], grouped: [false] },
  async (select, situation) => {
    for (const useProps of [
      trees,
      (() => ({ showAction: [], options: [{ value: 'ash' }] })) satisfies UseProps,
      (() => ({ showAction: ['focus'], options: [{ value: 'ash' }] })) satisfies UseProps,
    ]) {
      await select.show(useProps, situation);
      await select.page.locator('.rc-select-selector').hover();
      await select.page.mouse.down();
      await select.quiet();
      expect((await select.state()).open).toBe(true);
      await select.page.mouse.up();
    }
  },
);

fact(
  'focus opens the list only with showAction={["focus"]}',
  { open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    expect((await select.state()).open).toBe(false);
    await select.show(() => ({ showAction: ['focus'], options: [{ value: 'ash' }] }), situation);
    await select.focus();
    expect((await select.state()).open).toBe(true);
  },
);

fact(
  'opening with Enter calls onDropdownVisibleChange twice, opening with an arrow key once',
  { open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    await select.press('Enter');
    expect(await select.calls('onDropdownVisibleChange')).toEqual([
      'onDropdownVisibleChange(true)',
      'onDropdownVisibleChange(true)',
    ]);
    await select.show(trees, situation);
    await select.focus();
    await select.press('ArrowDown');
    expect(await select.calls('onDropdownVisibleChange')).toEqual([
      'onDropdownVisibleChange(true)',
    ]);
  },
);

fact(
  'onDropdownVisibleChange is a request while open is controlled',
  { open: [false] },
  async (select, situation) => {
    await select.show(() => ({ open: false, options: [{ value: 'ash' }] }), situation);
    await select.focus();
    await select.press('ArrowDown');
    expect(await select.calls('onDropdownVisibleChange')).toEqual([
      'onDropdownVisibleChange(true)',
    ]);
    expect((await select.state()).open).toBe(false);
    await select.show(() => ({ open: true, options: [{ value: 'ash' }] }), situation);
    await select.focus();
    await select.press('Escape');
    expect(await select.calls('onDropdownVisibleChange')).toEqual([
      'onDropdownVisibleChange(false)',
    ]);
    expect((await select.state()).open).toBe(true);
  },
);

fact(
  'onInputKeyDown that stops the propagation keeps a key from an open list, and a closed list opens',
  { open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        onInputKeyDown: (event) => event.stopPropagation(),
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await select.focus();
    await select.press('ArrowDown');
    expect((await select.state()).open).toBe(true);
    const { active } = await select.state();
    await select.press('ArrowDown', 'Enter');
    expect(await select.state()).toMatchObject({ open: true, active });
    expect(await select.calls('onSelect', 'onKeyDown')).toEqual([]);
  },
);

fact(
  'a disabled select takes no focus, opens no list and has no icons that clear or remove',
  { open: [false] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        disabled: true,
        allowClear: true,
        open: true,
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['ash'] : 'ash',
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    await select.page.locator('.rc-select-selector').dispatchEvent('mousedown');
    await select.quiet();
    expect(await select.state()).toMatchObject({ open: false, popup: false, focused: false });
    await select.page.locator('#before').focus();
    await select.press('Tab');
    expect(await select.page.evaluate(() => document.activeElement?.id)).toBe('after');
    expect(
      await select.page.locator('.rc-select-clear, .rc-select-selection-item-remove').count(),
    ).toBe(0);
    expect(await select.calls('onDropdownVisibleChange')).toEqual([]);
  },
);

fact(
  'a list that is open from the start does not close by focus elsewhere, unless it has had the focus',
  { open: [false], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ defaultOpen: true, options: [{ value: 'ash' }] }), situation);
    expect((await select.state()).open).toBe(true);
    await select.page.locator('#before').focus();
    await select.page.locator('#after').focus();
    await select.quiet();
    expect((await select.state()).open).toBe(true);
    expect(select.takeMessages().join()).toContain('`defaultOpen` makes Select open without focus');
    await select.show(
      () => ({ defaultOpen: true, autoFocus: true, options: [{ value: 'ash' }] }),
      situation,
    );
    expect(await select.state()).toMatchObject({ open: true, focused: true });
    await select.page.locator('#after').focus();
    await select.quiet();
    expect((await select.state()).open).toBe(false);
  },
);
