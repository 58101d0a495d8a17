import type { ShownSelect } from './shownSelect';

/** What an input method does to the text field that has the focus, and then the page rests. */
export interface InputMethod {
  /** Shows a text that is not final. */
  compose: (text: string) => Promise<void>;
  /** Enter, as browsers tell it while the input method uses it: with the key code 229. */
  pressEnter: () => Promise<void>;
  /** Makes a text final. */
  commit: (text: string) => Promise<void>;
}

/** Chromium's input method, by the DevTools protocol. */
export async function openInputMethod(select: ShownSelect): Promise<InputMethod> {
  const { page } = select;
  const devTools = await page.context().newCDPSession(page);
  return {
    async compose(text) {
      const { length } = text;
      const selection = { selectionStart: length, selectionEnd: length };
      await devTools.send('Input.imeSetComposition', { text, ...selection });
      await select.quiet();
    },
    async pressEnter() {
      const enter = { key: 'Enter', code: 'Enter' };
      const down = { ...enter, type: 'rawKeyDown', windowsVirtualKeyCode: 229 } as const;
      await devTools.send('Input.dispatchKeyEvent', down);
      await devTools.send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp' });
      await select.quiet();
    },
    async commit(text) {
      await devTools.send('Input.insertText', { text });
      await select.quiet();
    },
  };
}
