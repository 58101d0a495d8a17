import { expect } from 'vitest';
import { PAGE_CHANGES, RENDERED_AGAIN } from '../../support/pageChanges';
import { DEMO, type Journey } from './journey';

/** Runs in the page: notes what a field holds after each letter. */
function noteTyping(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement)
        dataset.typed = `${dataset.typed ?? ''}|${target.value}`;
    },
    true,
  );
}

/** What else changes a page before the application starts, and what is then asked of it. */
export const CHANGES: readonly Journey[] = Object.entries(PAGE_CHANGES).flatMap(
  ([name, change]): Journey[] => [
    {
      name: `edits a demo of a page that has ${name}`,
      expected: RENDERED_AGAIN,
      run: async (reader) => {
        await reader.arrive('/demo/single');
        await reader.evaluate(change);
        await reader.click({ css: `${DEMO} button`, text: 'Edit' });
        await reader.find({ css: `${DEMO} [role=textbox][aria-label="index.tsx"]` });
      },
    },
    {
      name: `filters the props of a page that has ${name}, and reads on`,
      expected: RENDERED_AGAIN,
      run: async (reader) => {
        await reader.arrive('/');
        await reader.evaluate(change);
        await reader.evaluate(noteTyping);
        await reader.click({ css: '.api-filter input' });
        await reader.type('maxCount');
        await reader.reacts();
        await reader.hasFocus({ css: '.api-filter input' });
        await reader.until('the rows are filtered', () => {
          const rows = [...document.querySelectorAll('.api-entry')];
          return rows.filter((row) => row.checkVisibility()).length < 40;
        });
        // A driver may lose a key while the focus moves, but what has arrived stays.
        const typed = await reader.evaluate(() => document.documentElement.dataset.typed ?? '');
        const texts = typed.split('|').filter(Boolean);
        expect(texts.length).toBeGreaterThan(0);
        for (const [index, text] of texts.entries())
          expect(text.startsWith(texts[index - 1] ?? ''), typed).toBe(true);
        await reader.click({ css: '.sidebar a[href="/demo/tags"]' });
        await reader.isAt('/demo/tags');
        await reader.find({ css: 'h1', text: 'Tags' });
      },
    },
  ],
);
