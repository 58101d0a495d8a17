import { expect, test } from '../support/test';
import { box, openList, row } from './popup';

test('the motion lasts a millisecond with reduced motion, and longer otherwise; the list is hidden after it', async ({
  visit,
}) => {
  const page = await visit('/demo/single-animation');
  const duration = () =>
    page.evaluate(() => {
      const probe = document.createElement('div');
      probe.className =
        'rc-select-dropdown-demo-unroll rc-select-dropdown-demo-unroll-enter-active';
      document.body.append(probe);
      const { animationDuration } = getComputedStyle(probe);
      probe.remove();
      return animationDuration;
    });
  expect(await duration()).toBe('0.001s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toBe('0.18s');
  for (const id of ['single-animation', 'single-animation-transition']) {
    await box(page, id).click();
    await row(page, 'Europa').click();
    await expect.poll(() => openList(page).count(), { message: id }).toBe(0);
  }
});
