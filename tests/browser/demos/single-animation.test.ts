import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { box, openList, row } from './popup';

/** Notes every class that any list ever has. */
async function recordClasses(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const classes = new Set<string>();
    const note = () => {
      for (const list of document.querySelectorAll('.rc-select-dropdown'))
        for (const name of list.classList) classes.add(name);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class'],
    });
    return classes;
  });
  return () => seen.evaluate((classes) => [...classes]);
}

for (const [id, name] of [
  ['single-animation', 'rc-select-dropdown-demo-unroll'],
  ['single-animation-transition', 'demo-fade'],
] as const) {
  test(`${id}: the list has classes while it opens and closes, and is hidden in the end`, async ({
    visit,
  }) => {
    const page = await visit('/demo/single-animation');
    const classes = await recordClasses(page);
    // A press before the end cuts the motion off, and a class that was not there yet never comes.
    const opened = async (motion: 'appear' | 'enter') => {
      await expect.poll(classes).toContain(`${name}-${motion}-active`);
      await expect.poll(() => page.locator(`.${name}`).count()).toBe(0);
    };

    await box(page, id).click();
    await opened('appear');
    await row(page, 'Titan').click();
    await expect.poll(() => openList(page).count(), { message: 'hidden after the motion' }).toBe(0);
    expect(await classes()).toEqual(
      expect.arrayContaining([`${name}-appear`, `${name}-leave-active`]),
    );
    expect(await classes()).not.toContain(`${name}-enter`);
    await expect
      .poll(() => box(page, id).locator('.rc-select-selection-item').textContent())
      .toBe('Titan');

    await box(page, id).click();
    await opened('enter');
    await row(page, 'Io').click();
    await expect.poll(() => openList(page).count()).toBe(0);
  });
}

test('the motion lasts a millisecond with reduced motion, and longer otherwise', async ({
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

  await box(page, 'single-animation').click();
  await row(page, 'Europa').click();
  await expect
    .poll(() => openList(page).count(), { message: 'hidden after a full motion' })
    .toBe(0);
});
