import { describe } from 'vitest';
import { STARTING_POINTS } from '../../../src/subject/rc-select/startingPoints';
import { expect, test } from '../support/test';
import { dialogOf, openSearch, searchFor } from './dialog';

const TEXTS = {
  'only spaces': '     ',
  'every special character of a regular expression': String.raw`.*+?^$\{}()|[]\/-`,
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'lone surrogates': '\ud83d\ude00 \udc00\ud800 qx',
  emoji: '👩‍👩‍👧‍👦 🎉',
  'right-to-left text': 'بحث עברית',
  '200 words': 'word '.repeat(200),
  '10,000 characters': 'abcdefghij'.repeat(1000),
};

describe('any typed or pasted text', () => {
  test('leaves the dialog working', async ({ visit }) => {
    const page = await visit('/demo/single');
    const { field, options, status } = await openSearch(page);
    for (const [name, text] of Object.entries(TEXTS)) {
      await field.fill(text);
      await expect
        .poll(() => status.textContent(), { message: name })
        .toMatch(text.trim() ? /^((No good match, )?\d+ results?|No content was found)$/ : /^$/);
      await field.fill('allowClear');
      await expect
        .poll(() => options.first().textContent(), { message: `after ${name}` })
        .toContain('allowClear');
    }
  });

  test('is not opened by Enter during input-method composition, and found after it', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const { field, options } = await openSearch(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'allowClear',
      selectionStart: 10,
      selectionEnd: 10,
    });
    await expect.poll(() => field.inputValue()).toBe('allowClear');
    await field.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/demo/single');
    await session.send('Input.insertText', { text: 'allowClear' });
    await options.first().waitFor();
  });
});

describe('recent searches', () => {
  test('are offered, can be repeated by keyboard and removed one by one', async ({ visit }) => {
    const page = await visit('/demo/single');
    for (const query of ['allowClear', 'maxTagCount']) {
      const { field, options } = await openSearch(page);
      await field.fill(query);
      await expect.poll(() => options.first().textContent()).toContain(query);
      await page.keyboard.press('Enter');
      await dialogOf(page).dialog.waitFor({ state: 'hidden' });
    }
    const { dialog, field, options } = await openSearch(page);
    await field.fill('');
    const recent = dialog.getByRole('region', { name: 'Recent searches' });
    expect(await recent.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('maxTagCount'),
      expect.stringContaining('allowClear'),
    ]);
    await recent.getByRole('button', { name: 'Forget “maxTagCount”' }).click();
    await expect.poll(() => recent.getByRole('listitem').count()).toBe(1);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => options.first().textContent()).toContain('allowClear');
    expect(await page.evaluate(() => localStorage.getItem('rc-select-docs:recent-searches'))).toBe(
      '["allowClear"]',
    );
  });

  test('are optional: the search works when storage throws', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
        ),
    });
    await searchFor(page, 'allowClear');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#select-allowClear');
  });

  test('starting points lead to their targets', async ({ visit }) => {
    const page = await visit('/demo/single');
    for (const [index, path] of STARTING_POINTS.entries()) {
      const { dialog } = await openSearch(page);
      const link = dialog
        .getByRole('region', { name: 'Starting points' })
        .getByRole('link')
        .nth(index);
      const name = await link.textContent();
      await link.click();
      await dialog.waitFor({ state: 'hidden' });
      await page.waitForURL(`**${path}`);
      const { hash, search } = new URL(page.url());
      await page.locator(hash || 'h1:not(:text("PAGE NOT FOUND"))').waitFor();
      if (search) await page.getByRole('tab', { name: name ?? '', selected: true }).waitFor();
    }
  });
});
