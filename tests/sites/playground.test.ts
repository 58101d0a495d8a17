import { findFaults } from '../browser/support/axe';
import { overflow } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { site } from './site';

const isSlider = site.name === 'slider';

test.runIf(!isSlider)(
  'the playground of a component with parts has those that the subject gives, live and in the code',
  async ({ visit }) => {
    const page = await visit('/?tab=playground&orientation=vertical');
    const code = page.locator('.playground-code pre');
    const stage = page.locator('.playground-stage');
    await stage.getByRole('tab', { name: 'Password' }).click();
    await stage.getByText('Change your password here.').waitFor();
    expect(await stage.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    expect(await code.textContent()).toContain(
      "import { Tabs, TabsList, TabsTrigger, TabsContent } from '@radix-ui/react-tabs';",
    );
    expect(await code.textContent()).toContain('<Tabs orientation="vertical">\n      <TabsList');
    expect(await findFaults(page)).toEqual([]);
  },
);

test.runIf(isSlider)(
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

test.runIf(isSlider)('a prop without a control is said to be one, and why', async ({ visit }) => {
  const page = await visit('/?tab=playground&marks=x');
  await page
    .getByRole('alert')
    .getByText('marks has no control: its type requires code.')
    .waitFor();
  await page.getByText('Need code:').waitFor();
});
