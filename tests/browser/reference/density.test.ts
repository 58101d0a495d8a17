import { expect, test } from '../support/test';

test('a screen shows several props, each row below the name of its group', async ({ visit }) => {
  for (const [device, least] of [
    ['desktop', 5],
    ['phone', 3],
  ] as const) {
    const page = await visit('/#select-value', { device });
    const row = page.locator('#select-value');
    await row.waitFor();
    await expect
      .poll(async () => {
        const [at, group] = await Promise.all([
          row.boundingBox(),
          page.locator('#select-group-value').boundingBox(),
        ]);
        return (at?.y ?? NaN) - (group?.y ?? NaN) - (group?.height ?? NaN);
      })
      .toBeGreaterThanOrEqual(-1);
    const seen = await page
      .locator('.api-entry')
      .evaluateAll(
        (rows) =>
          rows
            .map((it) => it.getBoundingClientRect())
            .filter(({ top, bottom }) => top >= 56 && bottom <= window.innerHeight).length,
      );
    expect(seen, device).toBeGreaterThanOrEqual(least);
  }
});
