import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { listen } from '../../../scripts/lib/port';
import { expect, test } from '../support/test';

/** Serves a page whose second half never arrives. */
async function serveHalf(file: string) {
  const html = readFileSync(file, 'utf8');
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, html.length / 2));
  });
  await listen(server, 0, '127.0.0.1');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page whose end does not arrive, and to which the address leads, is shown after half a second', async ({
  visit,
}) => {
  const half = await serveHalf('dist/index.html');
  const page = await visit('/', { isolated: true });
  await page.goto(`${half.url}#license`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(await shown.jsonValue()).toBeGreaterThanOrEqual(500);
  // The browser would report a page that is cut.
  await page.goto('about:blank');
  half.close();
});
