import type { Page } from 'playwright-core';
import { expect } from '../support/test';

/** Where the focus is, as a reader would describe it. */
interface Focus {
  /** Tag and name; `body` when it is nowhere. */
  name: string;
  /** Whether a ring, or another line around it, shows where it is. */
  isSeen: boolean;
  /** Whether it is, in the document and on the page, behind the last place. */
  isOnward: boolean;
}

/** Describes where the focus is, and remembers it for the next time. */
function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    // What has the focus may be drawn another way in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const places = window as unknown as { lastFocus?: Element };
    const focused = document.activeElement ?? document.body;
    const last = places.lastFocus;
    places.lastFocus = focused;
    const label =
      focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    const name = focused.getAttribute('aria-label') ?? label ?? focused.textContent;

    const around = [focused, ...(focused.closest('label') ? [focused.closest('label')] : [])];
    const box = focused.closest('.rc-select')?.querySelector('.rc-select-selector');
    const isSeenNow = () =>
      [...around, box, focused.closest('.cm-editor, .search-field')].some((part) => {
        if (!part) return false;
        // The editor draws its ring above the line numbers.
        return [getComputedStyle(part), getComputedStyle(part, '::after')].some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none',
        );
      });
    // The ring of a select comes with its script, which may come with the focus.
    for (let frame = 0; frame < 300 && !isSeenNow(); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = isSeenNow();

    const isBehind =
      !last?.isConnected ||
      (last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const column = focused.closest('main');
    const isBelow =
      !column ||
      !last ||
      last.closest('main') !== column ||
      focused.getBoundingClientRect().bottom > last.getBoundingClientRect().top;
    return {
      name: focused === document.body ? 'body' : `${focused.localName} ${name.trim()}`,
      isSeen,
      isOnward: isBehind && isBelow,
    };
  });
}

/** More than any page has between two things that a journey uses. */
const MOST_STEPS = 150;

/**
 * Presses Tab until the focus is on what has this name, and wants to see every place on the way,
 * in the order in which one reads.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    passed.push(focus.name.slice(0, 40));
    expect(focus, passed.join(' > ')).toEqual({ name: focus.name, isSeen: true, isOnward: true });
    if (name.test(focus.name)) return;
  }
  throw new Error(`Tab leads nowhere near ${String(name)}: ${passed.join(' > ')}`);
}

/** Wants the focus somewhere, and not on the body. */
export async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).name).toMatch(name);
}
