import { describe } from 'vitest';
import { findFaults } from '../../support/axe';
import { networkIdle } from '../../support/networkIdle';
import { expect, test } from '../../support/test';
import { partsOf, replaceCode, saying } from '../edit/editor';
import { firstBlock, openedBy, openInButton, placeToOpen, Services } from './services';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

describe('the menu of places to open a demo in', () => {
  test('loads nothing with the page; hovering fetches code and data', async ({ visit }) => {
    const urls: string[] = [];
    const page = await visit('/demo/single', {
      before: (page) => {
        page.on('request', (request) => urls.push(new URL(request.url()).pathname));
        return Promise.resolve();
      },
    });
    await networkIdle(page);
    const ofExport = () => urls.filter((path) => /\/export[./]/.test(path));
    expect(ofExport()).toEqual([]);
    await openInButton(firstBlock(page)).hover();
    await expect
      .poll(() => ofExport().map((path) => path.replace(/[\da-f]{8}/, '#')))
      .toEqual(
        expect.arrayContaining(['/assets/export.#.async.js', '/export/data.#.json']) as string[],
      );
  });

  test.for(['Open in CodeSandbox', 'Open in StackBlitz'])(
    'opens a new tab each time, without an opener: %s',
    async (name, { visit }) => {
      const services = new Services();
      const page = await visit('/demo/single', { isolated: true, before: services.start });
      const tabs = [
        await openedBy(await placeToOpen(firstBlock(page), name)),
        await openedBy(await placeToOpen(firstBlock(page), name)),
      ];
      expect(page.context().pages()).toEqual([page, ...tabs]);
      for (const tab of tabs) {
        expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      }
      expect(new URL(page.url()).pathname).toBe('/demo/single');
    },
  );

  test('works by keyboard: Enter opens, Escape closes the notice and returns the focus', async ({
    visit,
  }) => {
    const services = new Services();
    const page = await visit('/demo/single', { isolated: true, before: services.start });
    const button = openInButton(firstBlock(page));
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Enter'),
    ]);
    await tab.close();
    const below = page.locator('.demo-sources').first();
    const before = await below.boundingBox();
    const notice = page.getByRole('group', { name: 'Has StackBlitz opened in a new tab?' });
    await notice.waitFor();
    expect((await below.boundingBox())?.height).toBe(before?.height);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await notice.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('an export', () => {
  test('reports data that fail to load, with a retry (H1)', async ({ visit }) => {
    const services = new Services();
    let isDown = true;
    const page = await visit('/demo/single', {
      isolated: true,
      before: async (page) => {
        await services.start(page);
        await page.route('**/export/data.*', (route) =>
          isDown ? route.abort() : route.continue(),
        );
      },
      expectedMessages: [/Failed to (load resource|fetch)/],
    });
    await (await placeToOpen(firstBlock(page), 'Open in CodeSandbox')).click();
    const notice = page.getByRole('group', { name: 'The export could not be loaded.' });
    isDown = false;
    await (await openedBy(notice.getByRole('button', { name: 'Try again' }))).close();
    await notice.waitFor({ state: 'detached' });
    expect(services.requests).toHaveLength(1);
  });

  test('reports an unresolved import of edited code with its position, and sends nothing', async ({
    visit,
  }) => {
    const services = new Services();
    const page = await visit('/demo/single?locale=zh-CN', {
      isolated: true,
      before: services.start,
    });
    const { button, demo, editor } = partsOf(page, 'docs-demo-single-demo-single');
    await button('编辑').click();
    await editor.waitFor();
    await replaceCode(editor, `import './nowhere';\n${saying('Hello')}`);
    // The editor reports it, too; after that nothing moves any more while axe runs.
    await demo.locator('.problem-list').getByText('./nowhere').waitFor();
    await (await placeToOpen(firstBlock(page), '在 CodeSandbox 中打开')).click();
    const problem = page.locator('.export-problems li');
    await problem.waitFor();
    expect(await problem.innerText()).toMatch(
      /single\/index\.tsx:1 导入了 '\.\/nowhere'。\s+原因：.+\s+解决办法：.+/,
    );
    expect(await findFaults(page)).toEqual([]);
    expect(services.requests).toEqual([]);
  });

  test('offers CodeSandbox on a WebKit phone, where StackBlitz often does not start', async ({
    visit,
  }) => {
    const services = new Services();
    const page = await visit('/demo/single', {
      device: 'phone',
      isolated: true,
      before: async (page) => {
        await services.start(page);
        await page.addInitScript(
          (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
          SAFARI,
        );
      },
    });
    await openInButton(firstBlock(page)).tap();
    await (await placeToOpen(firstBlock(page), 'Open in StackBlitz')).tap();
    const notice = page.getByRole('group', { name: /often does not start in this browser/ });
    await notice.waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    expect(services.requests).toEqual([]);
    await openedBy(notice.getByRole('button', { name: 'Open in CodeSandbox' }));
    expect(services.last().url).toContain('https://codesandbox.io/');
  });
});
