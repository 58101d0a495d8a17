import { expect, test } from '../support/test';

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

test('the pictures in the list of demos begin where the headings do', async ({ visit }) => {
  const page = await visit('/demo');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page.evaluate(() =>
      ['.demo-group h2', '.demo-group .thumbnail'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().left,
      ),
    );
    expect(starts[1], `at ${width}px`).toBe(starts[0]);
  }
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
