import { describe, inject } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, withLocale } from '../../../src/locale/locales';
import { pageTexts } from '../../../src/locale/texts';
import { inEveryLanguage } from '../../support/inEveryLanguage';
import { expect, test } from '../support/test';

const NOT_FOUND = { expectedMessages: [/404 \(Not Found\)/] };

const translations = await inEveryLanguage(pageTexts);

/** Texts in Chinese characters that are marked as English, which a screen reader garbles. */
function hanInEnglish(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    const isEnglish = parentElement?.closest<HTMLElement>('[lang]')?.lang === 'en';
    if (isEnglish && /\p{Script=Han}/u.test(data)) found.push(data);
  }
  return found;
}

describe('routes', () => {
  test('an unknown address keeps the layout and links to the home page (B7)', async ({ visit }) => {
    const page = await visit('/demo/unknown', NOT_FOUND);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('PAGE NOT FOUND');
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await page.getByRole('heading', { level: 1, name: 'rc-select' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  // That each other spelling leads on is a claim of tests/build/page/links.test.ts.
  test('another spelling replaces itself, keeping query and hash (B4)', async ({ visit }) => {
    const page = await visit('/demo/filterSort?a=1#props-used');
    await page.waitForURL('/demo/filter-sort?a=1#props-used');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('an old spelling followed inside the site replaces itself, too (B4)', async ({ visit }) => {
    const page = await visit('/demo');
    await page.evaluate(() => {
      history.pushState({}, '', '/demo/filterSort?b=2');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect.poll(() => page.url()).toMatch(/\/demo\/filter-sort\?b=2$/);
  });

  test('a trailing slash is removed by replacing the history entry (B8)', async ({ visit }) => {
    const page = await visit('/demo/single/?a=1#props-used');
    expect(page.url()).toMatch(/\/demo\/single\?a=1#props-used$/);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test('what names another host, where a host answers it, is an address of the site', async ({
    visit,
  }) => {
    const site = inject('siteUrl');
    for (const address of ['//host.invalid/', '///host.invalid/more', '/\\host.invalid']) {
      const page = await visit(`${site}${address}?a=1`, NOT_FOUND);
      const here = new RegExp(`^${site}/host\\.invalid[^/]*(/more)?\\?a=1`);
      expect(page.url()).toMatch(here);
      await page.getByRole('link', { name: '中文' }).click();
      await page.getByRole('link', { name: 'English' }).waitFor();
      expect(page.url()).toMatch(here);
    }
  });

  test('?tab= selects a tab, and the page itself for unknown values (B9)', async ({ visit }) => {
    const tabs = await visit('/?tab=playground');
    await tabs.getByRole('tab', { name: 'Playground', selected: true }).waitFor();
    await tabs.getByRole('tab', { name: 'Documentation' }).click();
    await expect.poll(() => new URL(tabs.url()).search).toBe('');
    await tabs.goBack();
    await tabs.getByRole('tab', { name: 'Playground', selected: true }).waitFor();

    const nonsense = await visit('/?tab=nonsense');
    await nonsense.getByRole('tab', { name: 'Documentation', selected: true }).waitFor();
  });

  test.for(translations)(
    'texts are in the language %s, also after navigation, until another is chosen (B12)',
    async ([locale, texts], { visit }) => {
      const page = await visit(withLocale('/demo/single', locale));
      await page.getByRole('link', { name: texts.skipToContent }).waitFor({ state: 'attached' });
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.evaluate(hanInEnglish)).toEqual([]);
      const home = await visit(withLocale('/', locale));
      await home.getByRole('link', { name: texts.skipToContent }).waitFor({ state: 'attached' });
      expect(await home.evaluate(hanInEnglish)).toEqual([]);
      expect(await home.getByText(texts.contentLanguage).count()).toBe(
        locale === DEFAULT_LOCALE ? 0 : 1,
      );
      await page
        .getByRole('navigation', { name: texts.siteNavigation })
        .getByRole('link', { name: 'Multiple', exact: true })
        .click();
      await page.waitForURL(withLocale('/demo/multiple', locale));
      for (const { id, name } of LOCALES.filter(({ id }) => id !== locale)) {
        await page.getByRole('link', { name, exact: true }).click();
        await page.waitForURL(withLocale('/demo/multiple', id));
      }
    },
  );

  test('the focus stays on the switch when the language changes (B12)', async ({ visit }) => {
    const page = await visit('/demo/single');
    await page.getByRole('link', { name: '中文', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('a:focus', { hasText: 'English' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('a:focus', { hasText: '中文' }).waitFor();
  });

  test('?locale=xx is English (B12)', async ({ visit }) => {
    const page = await visit('/demo?locale=xx');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
  });

  test("umi's version on the window is the one in the page (A2)", async ({ visit }) => {
    const page = await visit('/');
    const [meta, runtime] = await page.evaluate(() => [
      document.querySelector('meta[name="generator"]')?.getAttribute('content'),
      (window as unknown as { g_umi?: { version: string } }).g_umi?.version,
    ]);
    expect(meta).toBe(`umi ${runtime}`);
  });
});
