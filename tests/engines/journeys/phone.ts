import { expect } from 'vitest';
import type { Reader } from '../support/reader';
import { button, DEMO, heading, option, type Journey } from './journey';

/** Opens an address in a window as narrow as WebKitGTK allows: pages look as on a phone. */
async function openNarrow(reader: Reader, path: string): Promise<void> {
  await reader.resize(460, 800);
  await reader.open(path);
}

/** What is laid out differently on a phone. */
export const PHONE: readonly Journey[] = [
  {
    name: 'goes to another page by the menu of a phone, and Back',
    run: async (reader) => {
      await openNarrow(reader, '/demo/single');
      await reader.click({ css: '.phone-menu button', text: 'Menu' });
      await reader.click({ css: 'dialog[open] a', name: 'Tags' });
      await reader.find(heading('Tags'));
      await reader.gone({ css: 'dialog[open]' });
      await reader.reacts();
      await reader.back();
      await reader.find(heading('Single'));
    },
  },
  {
    name: 'goes to a section by the contents of a phone, which close',
    run: async (reader) => {
      await openNarrow(reader, '/demo/multiple');
      await reader.click({ css: '.compact-toc summary' });
      await reader.click({ css: '.compact-toc[open] a', name: 'Props used' });
      await reader.gone({ css: '.compact-toc[open]' });
      const { y } = await reader.find({ css: 'h2', text: 'Props used' });
      expect(y).toBeGreaterThan(100);
    },
  },
  {
    name: 'chooses in a demo and opens its tools on a phone, and nothing scrolls sideways',
    run: async (reader) => {
      await openNarrow(reader, '/demo/single');
      await reader.click({ css: '.rc-select:has(#single-destination)' });
      await reader.click(option('Salzburg'));
      await reader.find({ css: 'output[for=single-destination]', text: 'salzburg' });
      for (const tool of ['View', 'Inspect', 'Edit']) await reader.click(button(tool));
      await reader.find({ css: `${DEMO} .cm-content .cm-line` });
      await reader.until('nothing is wider than the window', () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      });
    },
  },
];
