import { hasFocus, topOf } from '../support/page';
import { expect, test } from '../support/test';

test.for(['/?tab=migration', '/tab/migration'])(
  'the old address of a section leads to it: %s',
  async (old, { visit }) => {
    const page = await visit(`${old}#renamed-props`);
    await page.waitForURL('/guide/migration#renamed-props');
    const heading = page.locator('#renamed-props');
    await heading.waitFor();
    await expect.poll(() => topOf(heading)).toBeLessThan(200);
    expect(await topOf(heading)).toBeGreaterThan(56);
  },
);

test('a plain link to a section visited before leads to that section', async ({ visit }) => {
  const page = await visit('/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const usage = page.locator('#usage');
  await contents.getByRole('link', { name: 'Usage' }).click();
  await expect.poll(() => topOf(usage)).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
  await contents.getByRole('link', { name: 'License' }).click();
  await expect.poll(() => topOf(page.locator('#license'))).toBeLessThan(800);
  await contents.getByRole('link', { name: 'Usage' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#usage');
  await expect.poll(() => topOf(usage)).toBeLessThan(200);
  expect(await topOf(usage)).toBeGreaterThan(56);
});

test('a plain link to a section takes the focus there', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  for (const [name, id] of [
    ['Link to A value without an option', 'docs-demo-custom-label-demo-custom-label-missing'],
    ['Props used', 'props-used'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await hasFocus(page.locator(`#${id}`));
  }
});
