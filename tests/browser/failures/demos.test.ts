import { networkIdle } from '../support/networkIdle';
import { expect, test, turnTo } from '../support/test';
import { block, hydration, UNTOUCHED } from '../page/untouched';

test('a demo that could not be loaded says so once, also when the application starts', async ({
  visit,
}) => {
  const page = await visit('/demo/single', {
    ...UNTOUCHED,
    isolated: true,
    expectedMessages: [/Failed to load resource/, /Loading chunk .* failed/],
    before: (page) =>
      page.route(/-code\.\w+\.async\.js$/, (route) => route.fulfill({ status: 404 })),
  });
  const notices = block(page).getByText('This demo could not be loaded.');
  await notices.first().waitFor();
  await turnTo(page);
  await hydration(page);
  await networkIdle(page);
  expect(await notices.count()).toBe(1);
});
