import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { openSearch, searchFor, type SearchDialog } from './dialog';
import { overflow } from '../support/page';
import { expect, test } from '../support/test';

const RESET = 'does reset of a form reset the select';
const CHINESE = '为什么下拉菜单被对话框挡住了怎么解决';
const ELSEWHERE = 'how do I bake sourdough bread at home';
const STACK_TRACE = `TypeError: Cannot read properties of undefined (reading 'label')
    at tagRender (webpack-internal:///./src/components/TagSelect.tsx:42:17)
    at renderNode (/node_modules/rc-select/es/Selector/MultipleSelector.js:118:23)
    at Array.map (<anonymous>)
    at renderWithHooks (/node_modules/react-dom/cjs/react-dom.development.js:15486:18)`;

/** The sentences that are highlighted now. */
const sentences = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-sentence') ?? [])].map(String));

/** Whether the highlighted sentence is on the screen and below the bars on top. */
const isInView = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, .compact-toc')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    );
    const [range] = CSS.highlights.get('search-sentence') ?? [];
    const place = range instanceof Range ? range.getBoundingClientRect() : new DOMRect();
    return place.top >= Math.max(...bars) && place.bottom <= window.innerHeight && place.height > 0;
  });

/** Pastes a text as one piece and waits for the answer to it. */
async function paste(page: Page, text: string): Promise<SearchDialog> {
  const search = await openSearch(page);
  await page.keyboard.insertText(text);
  await search.options.first().waitFor();
  await page.locator('.search-body[aria-busy="false"]').waitFor();
  return search;
}

/** How many lines the text of each result takes, and whether all of it is shown. */
const linesOf = ({ dialog }: SearchDialog) =>
  dialog.locator('.search-option-text').evaluateAll((texts) =>
    texts.map((text) => ({
      lines: Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
      isWhole: text.scrollHeight <= text.clientHeight,
    })),
  );

describe('a question', () => {
  test('shows whole sentences with its words marked, at most eight', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { dialog, options, status } = await searchFor(page, RESET);
    const groups = dialog.getByRole('group');
    expect(await groups.evaluateAll((all) => all.map((g) => g.ariaLabel))).toEqual([
      'Likely answers',
    ]);
    const count = await options.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(8);
    await expect.poll(() => status.textContent()).toBe(`${count} results`);
    const text = options.first().locator('.search-option-text');
    expect(await text.textContent()).toMatch(/^A form reset does not change a select\. .*\.$/);
    const marks = await text.locator('mark').allTextContents();
    expect(marks.slice(0, 3)).toEqual(['form', 'reset', 'select']);
  });

  test('shows what answers it in two lines, and all of it on a phone', async ({ visit }) => {
    const page = await visit('/demo/single');
    for (const text of [RESET, ELSEWHERE, STACK_TRACE]) {
      const search = await paste(page, text);
      const texts = await linesOf(search);
      expect(texts.filter(({ lines }) => lines > 2)).toEqual([]);
      expect(texts.slice(0, 3).filter(({ isWhole }) => !isWhole)).toEqual([]);
      await search.field.press('Escape');
      await search.dialog.waitFor({ state: 'hidden' });
    }
    const phone = await visit('/demo/single', { device: 'phone' });
    expect((await linesOf(await paste(phone, RESET))).filter(({ isWhole }) => !isWhole)).toEqual(
      [],
    );
  });

  test.for([
    {
      where: 'on another page',
      question: 'what happens in a closed shadow root',
      link: '/guide/stacking#in-frames-and-shadow-roots',
      sentence: /^In a closed shadow root, clicking the select does not open the list/,
    },
    {
      where: 'far below its heading',
      question: 'how far down is a row found in jsdom',
      link: '/guide/testing#when-nothing-happens',
      sentence: /^A row far down is not found\.$/,
    },
  ])(
    'leads to the sentence that answers it, which Escape unmarks: $where',
    async ({ question, link, sentence }, { visit }) => {
      const page = await visit('/demo/single');
      const { dialog, options } = await searchFor(page, question);
      expect(await options.first().getAttribute('href')).toBe(link);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await page.waitForURL(`**${link}`);
      await expect.poll(() => sentences(page)).toEqual([expect.stringMatching(sentence)]);
      await expect.poll(() => isInView(page)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await sentences(page)).toEqual([]);
    },
  );

  test('about something else is told to have no good match', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { dialog, options, status } = await searchFor(page, ELSEWHERE);
    await dialog.getByRole('group', { name: 'No good match. These come nearest:' }).waitFor();
    const count = await options.count();
    await expect.poll(() => status.textContent()).toBe(`No good match, ${count} results`);
  });

  test('of any kind fits into the width of a phone and breaks nothing, and the next query is answered', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    for (const text of [RESET, ELSEWHERE, CHINESE, STACK_TRACE]) {
      const { dialog, field, options, status } = await paste(page, text);
      expect(await options.count(), text).toBeLessThanOrEqual(8);
      expect(await status.textContent(), text).toMatch(/result/);
      const tooWide = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('.search-body, .search-list, .search-option')]
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth ||
              part.getBoundingClientRect().right > innerWidth,
          )
          .map((part) => part.getAttribute('class')),
      );
      expect(tooWide, text).toEqual([]);
      expect(await overflow(page), text).toBe(0);
      await field.fill('allowClear');
      await expect.poll(() => options.first().getAttribute('href')).toBe('/#select-allowClear');
      await field.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });
});
