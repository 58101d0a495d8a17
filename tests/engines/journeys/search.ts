import { expect } from 'vitest';
import type { Reader } from '../support/reader';
import type { Journey } from './journey';

const RESULT = 'dialog[open] [role=option]';

async function search(reader: Reader, words: string): Promise<void> {
  await reader.open('/demo/single');
  await reader.press('Control+k');
  await reader.hasFocus({ css: 'dialog[open] [role=combobox]' });
  await reader.type(words);
  await reader.find({ css: '.search-body[aria-busy=false] [role=option]' });
}

/** Find a prop by search. */
export const SEARCH: readonly Journey[] = [
  {
    name: 'finds a prop with the keyboard, and lands on its row',
    run: async (reader) => {
      await search(reader, 'maxTagCount');
      await reader.press('Enter');
      await reader.isAt('/#select-maxTagCount');
      await reader.hasFocus({ css: '#select-maxTagCount' });
      const { y } = await reader.find({ css: '#select-maxTagCount' });
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(800);
    },
  },
  {
    name: 'sees results for a word with a slip, and opens one with the mouse',
    run: async (reader) => {
      await search(reader, 'alowClear');
      expect((await reader.see({ css: RESULT })).length).toBeGreaterThan(3);
      await reader.click({ css: RESULT, text: 'allowClear' });
      await reader.gone({ css: 'dialog[open]' });
      expect(await reader.address()).toContain('#');
    },
  },
];
