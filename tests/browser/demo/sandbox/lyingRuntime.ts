import type { Page } from 'playwright-core';

const ADDRESS = '/live-test/lie.js';

/**
 * Gives the frames of a page, from now on, a runtime that says what a test wants: what the page
 * takes from a frame must not depend on whose script runs in it.
 *
 * @param script - Says things by `say(message)`, or by `port.postMessage` whatever it likes.
 * @returns Gives new frames the real runtime again.
 */
export async function replaceRuntime(page: Page, script: string): Promise<() => Promise<void>> {
  const body = `window.__sandboxStart = (port, nonce) => {
    const say = (message) => port.postMessage(JSON.stringify({ nonce, message }));
    port.onmessage = ({ data: { message } }) => {
      if (message.type === 'ping') say({ type: 'pong', beat: message.beat });
      if (message.type === 'run') {
        say({ type: 'rendered' });
        ${script}
      }
    };
    say({ type: 'connected' });
  };`;
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const meta = page.locator('meta[name="live-runtime"]');
  const setAddress = (address: string) =>
    meta.evaluate((element: HTMLMetaElement, content) => {
      const before = element.content;
      element.content = content;
      return before;
    }, address);
  const real = await setAddress(ADDRESS);
  return async () => {
    await setAddress(real);
  };
}
