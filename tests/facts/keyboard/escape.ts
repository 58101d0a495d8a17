import { expect } from 'vitest';
import { compare, press, show, type Pressed, type Proof } from './pressed';

/** Has the body note down that a key reaches it. */
async function watchBody({ select }: Pressed): Promise<void> {
  await select.page.evaluate(() => {
    document.body.onkeydown = ({ key }) => {
      document.body.dataset.reached = key;
    };
  });
}

const reached = ({ select }: Pressed) => select.page.evaluate(() => document.body.dataset.reached);

/** Moves the select into a modal dialog that is open. */
async function moveIntoDialog({ select }: Pressed): Promise<void> {
  await select.page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(...document.querySelectorAll('main'));
    dialog.showModal();
  });
}

/** Escape while there is no text. */
export const escapes: Proof = {
  async closed(pressed) {
    await show(pressed);
    await watchBody(pressed);
    const { before, after } = await compare(pressed);
    expect(after).toEqual(before);
    expect(await reached(pressed)).toBe('Escape');
  },
  async open(pressed) {
    await show(pressed);
    await watchBody(pressed);
    const { after, picked } = await compare(pressed);
    expect(after).toMatchObject({ open: false, focused: true });
    expect(picked).toEqual([]);
    expect(await reached(pressed)).toBeUndefined();
    await show({ ...pressed, open: false });
    await moveIntoDialog(pressed);
    await pressed.select.focus();
    await pressed.select.press('ArrowDown');
    expect((await pressed.select.state()).open).toBe(true);
    expect((await press(pressed)).open).toBe(false);
    expect(await pressed.select.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(
      false,
    );
  },
};
