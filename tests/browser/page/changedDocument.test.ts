import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { HOST_CHANGES, PAGE_CHANGES } from '../../support/pageChanges';
import { expect, test, type Visit } from '../support/test';
import { allLive, block, hold, hydration, SHELL, UNTOUCHED } from './untouched';

/** React says that it has rendered something again which did not match. */
const RENDERED_AGAIN = [/Minified React error #418/];

const select = (page: Page) => block(page).getByRole('combobox').first();

/** What a reader does, and what shows that it was done once. */
interface Deed {
  what: string;
  address: string;
  act: (page: Page) => Promise<unknown>;
  isDone: (page: Page) => Promise<unknown>;
}

/** The accessible names begin with these words, whatever a translation adds. */
const DEEDS: readonly Deed[] = [
  {
    what: 'a press on Edit opens the editor',
    address: '/demo/single',
    act: (page) => block(page).getByRole('button', { name: /^Edit/ }).click(),
    isDone: (page) => block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor(),
  },
  {
    what: 'a press on a tab of the source selects it',
    address: '/guide/forms',
    act: (page) =>
      block(page)
        .getByRole('tab', { name: /form\.css/ })
        .click(),
    isDone: (page) =>
      block(page)
        .getByRole('tab', { name: /form\.css/, selected: true })
        .waitFor(),
  },
  {
    what: 'a press on a tab of the page leads to it',
    address: '/',
    act: (page) => page.getByRole('tab', { name: /^Migrate/ }).click(),
    isDone: (page) => page.waitForURL(/tab=migration/),
  },
  {
    what: 'letters in the filter of props filter them, and the next letter is added',
    address: '/',
    act: async (page) => {
      await page.locator('.api-filter input').click();
      await page.keyboard.type('max');
    },
    isDone: async (page) => {
      await page.keyboard.type('Count');
      await expect
        .poll(() => page.locator('.api-entry').filter({ visible: true }).count())
        .toBeLessThan(40);
      expect(await page.locator('.api-filter input').inputValue()).toBe('maxCount');
    },
  },
  {
    what: 'letters in a demo search its list, which stays open',
    address: '/demo/single',
    act: async (page) => {
      await select(page).focus();
      await page.keyboard.type('rom');
    },
    isDone: async (page) => {
      await page.locator('.rc-select-item-option', { hasText: 'Rome' }).waitFor();
      await expect.poll(() => page.locator('.rc-select-item-option').count()).toBe(1);
      expect(await select(page).inputValue()).toBe('rom');
    },
  },
  {
    what: 'an option stays chosen, and the focus where it is',
    address: '/demo/single',
    act: async (page) => {
      await select(page).focus();
      await allLive(page);
      await page.keyboard.press('ArrowDown');
      await page.locator('.rc-select-item-option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    isDone: async (page) => {
      const chosen = block(page).locator('.rc-select-selection-item').first();
      await expect.poll(() => chosen.textContent()).toMatch(/^Berlin/);
      expect(await select(page).evaluate((field) => field === document.activeElement)).toBe(true);
    },
  },
  {
    what: 'what was opened stays open',
    address: '/',
    act: (page) => page.locator('.api-details > summary').nth(2).click(),
    isDone: (page) =>
      expect.poll(() => page.locator('.api-details').nth(2).getAttribute('open')).not.toBeNull(),
  },
];

/** Runs when the document is there, and before its scripts. */
const early = (change: () => void) =>
  `document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${String(change)})();
  })`;

/** Does a deed on a page that is changed before its scripts, before the last, or after them. */
async function actOnChanged(
  visit: Visit,
  { address, act }: Deed,
  change: () => void,
  when: 'before' | 'during' | 'after',
): Promise<Page> {
  let release = () => {};
  const page = await visit(address, {
    ...UNTOUCHED,
    isolated: true,
    expectedMessages: RENDERED_AGAIN,
    before: async (tab) => {
      if (when !== 'after') release = await hold(tab, SHELL);
      if (when === 'before') await tab.addInitScript(early(change));
    },
  });
  if (when === 'after') {
    await page.keyboard.press('Shift');
    await hydration(page);
    await page.evaluate(change);
  }
  await act(page);
  if (when === 'during') await page.evaluate(change);
  release();
  await hydration(page);
  return page;
}

describe.for(Object.entries(PAGE_CHANGES))('a page that has %s', ([, change]) => {
  describe.for(['before', 'during', 'after'] as const)('%s its start', (when) => {
    test.for(DEEDS)('$what', async (deed, { visit }) => {
      await deed.isDone(await actOnChanged(visit, deed, change, when));
    });
  });
});

/** Opens a page whose document arrives changed; its last script is held back. */
async function visitChanged(visit: Visit, address: string, change: (html: string) => string) {
  let release = () => {};
  const page = await visit(address, {
    ...UNTOUCHED,
    isolated: true,
    expectedMessages: RENDERED_AGAIN,
    before: async (tab) => {
      await tab.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: change(await response.text()) });
      });
      release = await hold(tab, SHELL);
    },
  });
  return { page, release: () => release() };
}

describe.for(Object.entries(HOST_CHANGES))('a document that arrives with %s', ([, change]) => {
  test.for(DEEDS)('$what', async (deed, { visit }) => {
    const { page, release } = await visitChanged(visit, deed.address, change);
    await deed.act(page);
    release();
    await hydration(page);
    await deed.isDone(page);
  });
});

describe('the application keeps the elements of a document', () => {
  const keepsElements = async (page: Page) => {
    const header = await page.locator('.site-header').elementHandle();
    await page.keyboard.press('Shift');
    await hydration(page);
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  };

  test.for(['/', '/demo/single', '/guide/forms', '/demo'])(
    'whose text is translated: %s, also when the reader goes on',
    async (address, { visit }) => {
      const page = await visit(address, {
        ...UNTOUCHED,
        isolated: true,
        // Demos are rendered again, each in its place.
        expectedMessages: RENDERED_AGAIN,
        before: (tab) => tab.addInitScript(early(PAGE_CHANGES['its text translated'])),
      });
      await keepsElements(page);
      expect(await page.locator('h1').textContent()).toMatch(/·/);
      const navigation = page.getByRole('navigation', { name: /^Pages/ });
      for (const name of ['Tags', 'Combobox']) {
        await navigation.getByRole('link', { name: `${name} ·`, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: new RegExp(`^${name} ·`) }).waitFor();
      }
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Tags ·/ }).waitFor();
    },
  );

  test.for(Object.entries(HOST_CHANGES))('that has %s', async ([, change], { visit }) => {
    const { page, release } = await visitChanged(visit, '/guide/forms', change);
    release();
    await keepsElements(page);
  });
});
