import type { FrameLocator, Locator, Page } from 'playwright-core';

/** An open editor and what belongs to it. */
export interface OpenEditor {
  /** The demo block. */
  demo: Locator;
  editor: Locator;
  /** The frame with the result of the edited code. */
  result: FrameLocator;
  status: Locator;
  /** A button by its whole name. */
  button: (name: string | RegExp) => Locator;
  run: Locator;
}

/** The demo of `/demo/single`. */
export const SINGLE = 'docs-demo-single-demo-single';

/** The parts of a demo block while it is edited: of the first of the page, unless told. */
export function partsOf(page: Page, id?: string, file = 'index.tsx'): OpenEditor {
  const demo = page.locator(id === undefined ? 'section.demo' : `section.demo#${id}`).first();
  return {
    demo,
    editor: demo.getByRole('textbox', { name: file }),
    // The frame of new code is inert until it has rendered.
    result: demo.frameLocator('.sandbox-stage iframe:not([inert])'),
    status: demo.locator('.edit-status'),
    button: (name) => demo.getByRole('button', { name, exact: true }),
    run: demo.getByRole('button', { name: 'Run', exact: true }),
  };
}

/** Presses "Edit" of a demo and waits for the editor. */
export async function edit(page: Page, id?: string, file = 'index.tsx'): Promise<OpenEditor> {
  const parts = partsOf(page, id, file);
  // The name ends with the state of the code.
  await parts.button(/^Edit/).click();
  await parts.editor.waitFor();
  return parts;
}

/** Puts another text into the editor that is shown, as a reader who pastes would. */
export async function replaceCode(editor: Locator, text: string): Promise<void> {
  await editor.press('Control+a');
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

/** A component that shows a sentence. */
export const saying = (text: string): string =>
  `export default function Demo() {\n  return <p>${text}</p>;\n}`;
