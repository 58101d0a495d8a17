import { describe } from 'vitest';
import { expect, test, turnTo } from '../support/test';
import { block, ENTRY, hydration, isHydrated, SHELL, STAGES, UNTOUCHED } from './untouched';

describe('a script that does not arrive (H1)', () => {
  const expectedMessages = [/Failed to load resource/, /Loading chunk .* failed/];

  test.for([
    { name: 'the first one', script: ENTRY, address: '/' },
    { name: 'the application', script: SHELL, address: '/' },
    { name: 'what makes demos live', script: STAGES, address: '/demo/single' },
  ])('is told and requested again by its button: $name', async (part, { visit }) => {
    let isDown = true;
    const page = await visit(part.address, {
      ...UNTOUCHED,
      isolated: true,
      expectedMessages,
      before: (page) =>
        page.route(part.script, (route) =>
          isDown ? route.fulfill({ status: 404 }) : route.continue(),
        ),
    });
    await turnTo(page);
    const notice = page.getByRole('alert').getByText('The live parts of this page');
    await notice.waitFor();
    expect(await page.locator('main h1').isVisible()).toBe(true);
    isDown = false;
    await page.locator('#load-failure').getByRole('button', { name: 'Try again' }).click();
    await expect
      .poll(async () => {
        await turnTo(page);
        return isHydrated(page);
      })
      .toBe(true);
    expect(await notice.isVisible()).toBe(false);
  });
});

test('a demo that could not be loaded says so once, also when the application starts', async ({
  visit,
}) => {
  const page = await visit('/demo/single', {
    ...UNTOUCHED,
    isolated: true,
    expectedMessages: [/Failed to load resource/, /Loading chunk .* failed/],
    before: (page) =>
      page.route(/__code\.\w+\.async\.js$/, (route) => route.fulfill({ status: 404 })),
  });
  const notices = block(page).getByText('This demo could not be loaded.');
  await notices.first().waitFor();
  await turnTo(page);
  await hydration(page);
  await page.waitForLoadState('networkidle');
  expect(await notices.count()).toBe(1);
});
