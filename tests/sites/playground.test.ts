import { findFaults } from '../browser/support/axe';
import { overflow } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { site } from './site';

/** Tabs are made of several components, of which none is something alone. */
const isThere = site.name === 'slider';

test.runIf(isThere)(
  'a reader sets a prop of a live component made from its types, reads the code, and what it calls',
  async ({ visit }) => {
    const page = await visit('/?tab=playground&max=10', { device: 'phone' });
    const code = () => page.locator('.playground-code pre').textContent();
    const handle = page.locator('.playground-stage').getByRole('slider', { name: 'Slider' });
    await handle.waitFor();
    expect(await handle.getAttribute('aria-valuemax')).toBe('10');

    await page.getByLabel('step', { exact: true }).fill('2.5');
    await expect.poll(code).toContain('<Slider max={10} step={2.5} ariaLabelForHandle="Slider" />');
    await expect.poll(() => page.url()).toContain('max=10&step=2.5');

    await handle.press('ArrowRight');
    await page.locator('.playground-events').getByText('onChange(2.5)').waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

test.runIf(isThere)('a prop without a control is said to be one, and why', async ({ visit }) => {
  const page = await visit('/?tab=playground&marks=x');
  await page
    .getByRole('alert')
    .getByText('marks has no control: its type asks for code.')
    .waitFor();
  await page.getByText('Need code:').waitFor();
});
