import type { Page } from 'playwright-core';

/** What readers may set without losing text (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/** Sets more space between lines, words and characters, until the returned function is called. */
export async function addSpace(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    // In place of a style element, which the policy of the page forbids.
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets.push(added);
    return added;
  }, SPACED);
  return () => sheet.evaluate((added) => added.replaceSync(''));
}

/** What runs for longer than somebody sees who has asked for less motion. */
export const animations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration) > 10)
      .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
  );
