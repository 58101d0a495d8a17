import { describe } from 'vitest';
import { networkIdle } from '../support/networkIdle';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';

// What each page has is a claim of tests/build/page/pages.test.ts.
describe('without script (B11)', () => {
  test.for(['/', '/demo', '/demo/single', '/guide/forms', '/tab/playground', '/404.html'])(
    '%s shows its text, its source and the first state of its demos, and no control that does nothing',
    async (address, { visit }) => {
      const page = await visit(address, { javaScript: false });
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      // Another tab has a document of its own.
      const shown = page.locator('main > .markdown, .content-tabs > :not([hidden])');
      const hiddenCode = shown.locator('pre code').filter({ visible: false });
      expect(await hiddenCode.count(), 'code that is hidden').toBe(0);
      const emptyStages = page.locator('.demo-stage').filter({ hasNot: page.locator(':visible') });
      expect(await emptyStages.count(), 'demos that show nothing').toBe(0);
      expect(await page.locator('p.no-script').textContent()).toBe(
        'Enable JavaScript to run this app.',
      );
      const controls = page.locator(
        'button, input, select, textarea, a:not([href]), [tabindex="0"]:not([href])',
      );
      const dead = await controls.filter({ visible: true }).evaluateAll((elements) =>
        elements
          // The demos are in their first state.
          .filter((element) => !element.closest('.live-demo'))
          .filter((element) => !element.matches('pre, [role=group], [role=region]'))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(dead).toEqual([]);
    },
  );

  test('a phone shows the links of the sidebar, behind the page', async ({ visit }) => {
    const page = await visit('/demo/single', { javaScript: false, device: 'phone' });
    const link = page.locator('.sidebar').getByRole('link', { name: 'Tags', exact: true });
    expect(await link.isVisible()).toBe(true);
    const isBehind = await page.evaluate(() => {
      const [main, menu] = ['main', '.sidebar'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return main !== undefined && menu !== undefined && main.bottom <= menu.top;
    });
    expect(isBehind).toBe(true);
  });
});

describe('a browser extension that changed the page before its scripts ran', () => {
  test.for(['/', '/demo/single'])('leaves %s readable and working', async (address, { visit }) => {
    const page = await visit(address, {
      // The policy of the page is not asked about what a real extension adds.
      expectedMessages: [/Applying inline style violates/],
      before: (page) =>
        page.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            if (document.readyState !== 'interactive') return;
            document.head.prepend(
              Object.assign(document.createElement('style'), { textContent: 'a{}' }),
            );
            document.head.append(
              Object.assign(document.createElement('meta'), { name: 'darkreader' }),
            );
            document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
            document.body.prepend(document.createElement('grammarly-extension'));
            document.body.append(document.createElement('div'));
          });
        }),
    });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await openPage(page, 'Tags');
  });
});

test('no request goes to another origin or asks for server data (H2, H3)', async ({ visit }) => {
  const requests: string[] = [];
  const page = await visit('/', {
    before: (page) => {
      page.on('request', (request) => requests.push(request.url()));
      return Promise.resolve();
    },
  });
  for (const name of ['Single', 'Tags', 'Combobox']) await openPage(page, name);
  await networkIdle(page);
  const { origin } = new URL(page.url());
  expect(requests.length).toBeGreaterThan(5);
  expect(
    requests.filter((url) => !url.startsWith(origin) || url.includes('__serverLoader')),
  ).toEqual([]);
});
