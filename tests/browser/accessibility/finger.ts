import type { CDPSession, Page } from 'playwright-core';

/** The window of a phone. */
const PHONE = { width: 390, height: 844 };

/** Looks at a page as on a phone: with its width, and a finger in place of the mouse. */
export async function withFinger(page: Page, look: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize(PHONE);
  const sessions: CDPSession[] = [await page.context().newCDPSession(page)];
  for (const frame of page.frames().slice(1)) {
    // A frame in the process of the page has no session of its own.
    const session = await page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (session) sessions.push(session);
  }
  for (const session of sessions)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await look();
  for (const session of sessions) await session.detach();
}
