import { parts } from '../../../demos/anatomy/parts';
import { test, expect } from '../support/test';

test('each part of the select can be marked, one at a time', async ({ visit }) => {
  const page = await visit('/guide/styling');
  const demo = page.locator('section.demo').first();
  for (const { name, is } of parts) {
    await demo.getByRole('radio', { name: `${name} ${is}`, exact: true }).check();
    const part = demo.locator(`.${name}`).first();
    await part.waitFor();
    await expect
      .poll(() => part.evaluate((element) => getComputedStyle(element).outlineWidth))
      .toBe('2px');
    const marked = await demo.locator('.anatomy-stage *').evaluateAll((elements, wanted) => {
      const outlined = elements.filter(
        (element) => getComputedStyle(element).outlineColor === 'rgb(194, 65, 12)',
      );
      return outlined.every((element) => element.classList.contains(wanted));
    }, name);
    expect(marked, name).toBe(true);
  }
});
