import { expect } from 'vitest';
import type { UseProps } from '../support/page/kit';
import { opens } from './common';
import { deletesCharacter } from './common';
import { compare, press, show, type Pressed } from './pressed';

const withBeech: UseProps = () => ({
  defaultValue: ['ash', 'beech'],
  options: [{ value: 'ash' }, { value: 'beech', disabled: true }],
});

/** Enter opens a closed list. In an open one it adds the active option and removes it again. */
export const enter = {
  closed: opens,
  async open(pressed: Pressed): Promise<void> {
    await show(pressed);
    await pressed.select.type('ce');
    await pressed.select.press(...(pressed.mode === 'tags' ? ['ArrowDown'] : []));
    const added = await compare(pressed);
    expect(added.picked).toContain('onSelect("cedar")');
    expect(added.after).toMatchObject({ open: true, text: '', chosen: ['cedar'], focused: true });
    await show(pressed, () => ({ defaultValue: ['ash'], options: [{ value: 'ash' }] }));
    const removed = await compare(pressed);
    expect(removed.picked).toContain('onDeselect("ash")');
    expect(removed.after).toMatchObject({ open: true, text: '', chosen: [], focused: true });
  },
};

/** Backspace without text removes the last value that is not disabled, here the first one. */
export async function removes(pressed: Pressed): Promise<void> {
  await show(pressed, withBeech);
  expect(await press(pressed)).toMatchObject({ chosen: ['beech'], open: pressed.open });
  expect(await press(pressed)).toMatchObject({ chosen: ['beech'] });
}

/** Backspace in an open list. */
export async function deletesOrRemoves(pressed: Pressed): Promise<void> {
  await deletesCharacter(pressed);
  await removes(pressed);
}
