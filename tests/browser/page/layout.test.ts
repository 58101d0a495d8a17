import { describe } from 'vitest';
import { expect, test } from '../support/test';

describe('the layout', () => {
  test('no long title makes the links to the next pages wider than a narrow window', async ({
    visit,
  }) => {
    const page = await visit('/demo/force-suggest');
    // A window of 320 pixels, less a scrollbar that takes room.
    await page.setViewportSize({ width: 305, height: 800 });
    const tooWide = await page.locator('.page-turner').evaluate((turner) => {
      const { right } = turner.getBoundingClientRect();
      return [...turner.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > right + 0.5)
        .map((part) => part.textContent);
    });
    expect(tooWide).toEqual([]);
  });

  test('the footer is in line with the header', async ({ visit }) => {
    const page = await visit('/demo/single');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const starts = await page.evaluate(() =>
        ['.brand', '.site-footer > p'].map((part) =>
          Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? -1),
        ),
      );
      expect(starts[0], `at ${width}px`).toBe(starts[1]);
    }
  });

  test('the close button of the menu stays where it is while the links scroll', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', { device: 'phone' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await menu.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
    expect((await menu.locator('.menu-dialog-head').boundingBox())?.y).toBe(0);
  });
});

test('a card in the list of demos has one link, which a press anywhere on the card follows', async ({
  visit,
}) => {
  const page = await visit('/demo');
  const card = page.locator('.demo-group li').first();
  expect(await card.getByRole('link').count()).toBe(1);
  // Not the paragraph itself: the link lies over all of the card.
  const at = await card.locator('p').first().boundingBox();
  await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 10);
  await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
});
