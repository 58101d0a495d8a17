import { describe, inject } from 'vitest';
import { temporaryFolder } from '../../unit/scripts/temporaryFolder';
import { startFaultySite } from '../../support/faultySite';
import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';

// Chromium writes to the console what a policy forbids, as the test of a script and a style below
// sees, and `visit` fails when a page does. All pages, demos and redirects are visited elsewhere:
// `page/pages.test.ts`, `demos/published.test.ts` and `page/routes.test.ts`.
describe('the policy forbids nothing that a document has', () => {
  test.for(['/tab/playground'])('%s', async (address, { visit }) => {
    await networkIdle(await visit(address));
  });

  test('an address without a page', async ({ visit }) => {
    await networkIdle(await visit('/nowhere', { expectedMessages: [/status of 404/] }));
  });

  test.for(['/', '/demo/single', '/demo/filterSort'])(
    '%s without script, whose styles look as they should',
    async (address, { visit }) => {
      const page = await visit(address, { javaScript: false });
      await networkIdle(page);
      expect(await page.locator('.needs-script').filter({ visible: true }).count()).toBe(0);
    },
  );
});

test('a script and a style that the build did not put into a document do nothing', async ({
  visit,
}) => {
  const page = await visit('/demo/single', { expectedMessages: [/Content Security Policy/] });
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  const violations = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red" id="red"></p>');
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="alert(1)">');
    // What a picture does when it cannot be shown is forbidden when that is known.
    while (new Set(directives).size < 4) await new Promise(requestAnimationFrame);
    return directives;
  });
  expect(new Set(violations)).toEqual(
    new Set(['script-src-elem', 'style-src-elem', 'style-src-attr', 'script-src-attr']),
  );
  expect(written.filter((text) => text.includes('Content Security Policy'))).toHaveLength(
    violations.length,
  );
  expect(await page.title()).not.toContain('taken over');
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('no other site may show a page in a frame', async ({ visit }) => {
  const address = `${inject('siteUrl')}/demo/single`;
  const folder = await temporaryFolder({ 'index.html': `<iframe src="${address}"></iframe>` });
  const other = await startFaultySite(folder.path);
  const page = await visit(other.url, {
    hydrated: false,
    expectedMessages: [/frame-ancestors/, /chrome-error/],
  });
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^(?:chrome-error|http):/);
  expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await other.close();
  await folder.remove();
});
