import type { Reader } from '../support/reader';
import { button, DEMO, type Journey } from './journey';

const LINE = { css: `${DEMO} .cm-content .cm-line` };
const FRAME = `${DEMO} .sandbox-stage iframe:not([inert])`;

/** A component that shows a sentence. */
const saying = (text: string): string =>
  `export default function Demo() {\n  return <p>${text}</p>;\n}`;

/** Puts another text into the open editor. */
async function write(reader: Reader, code: string): Promise<void> {
  // Typing would close each bracket.
  await reader.copy(code);
  await reader.click(LINE);
  await reader.press('Control+a');
  await reader.press('Control+v');
}

/** Opens the editor of the demo, and puts code into it. */
export async function editTo(reader: Reader, code: string): Promise<void> {
  await reader.open('/demo/single');
  await reader.click(button('Edit'));
  await reader.find(LINE);
  await write(reader, code);
}

/** Opens the editor of the demo with a text of the test's. */
export const edit = (reader: Reader, text: string): Promise<void> => editTo(reader, saying(text));

/** Waits until edited code runs in its frame. */
export const runs = (reader: Reader, text: string): Promise<void> => reader.frameShows(FRAME, text);

/** Change a demo. */
export const EDITING: readonly Journey[] = [
  {
    name: 'changes the code of a demo, sees it run, and resets it',
    run: async (reader) => {
      await edit(reader, 'Written by a reader');
      await runs(reader, 'Written by a reader');
      await reader.click(button('Reset'));
      await reader.find({ css: `${DEMO} output`, text: 'vienna' });
    },
  },
  {
    name: 'is told where code is wrong',
    run: async (reader) => {
      await edit(reader, 'Right');
      await runs(reader, 'Right');
      await write(reader, 'export default function Demo() {\n  return <p>;\n}');
      await reader.find({ css: `${DEMO} .problem-list`, text: 'index.tsx' });
    },
  },
];

/** Look at a demo from the inside, and in other surroundings. */
export const TOOLS: readonly Journey[] = [
  {
    name: 'inspects a select: its calls and what a screen reader would say',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click(button('Inspect'));
      await reader.find({ css: `${DEMO} .inspector-columns` });
      await reader.click({ css: `${DEMO} .rc-select:has(#single-destination)` });
      await reader.find({ css: `${DEMO} .inspector-line`, text: 'onDropdownVisibleChange(true)' });
      await reader.find({ css: `${DEMO} .inspector-columns`, text: 'combobox, expanded' });
    },
  },
  {
    name: 'views a demo at the width of a phone and from right to left, and sends the address',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click(button('View'));
      await reader.click({ css: `${DEMO} label`, name: 'Right to left' });
      await reader.isAt(`/demo/single?demo=single&dir=rtl${DEMO}`);
      // The widths move a little while the demo comes back in another direction.
      await reader.until('the demo runs from right to left', () => {
        const frame = document.querySelector<HTMLIFrameElement>('.view-frame iframe');
        const inside = frame?.contentDocument?.documentElement;
        return inside?.dir === 'rtl' && inside.querySelector('[data-live]') !== null;
      });
      await reader.click({ css: `${DEMO} label`, text: '390' });
      await reader.isAt(`/demo/single?demo=single&width=390&dir=rtl${DEMO}`);
      await reader.until('the demo is shown so', () => {
        const frame = document.querySelector<HTMLIFrameElement>('.view-frame iframe');
        const inside = frame?.contentDocument?.documentElement;
        return (
          inside?.dir === 'rtl' &&
          frame?.contentWindow?.innerWidth === 390 &&
          inside.querySelector('[data-live]') !== null
        );
      });
    },
  },
];
