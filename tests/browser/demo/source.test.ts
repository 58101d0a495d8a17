import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { expect, test } from '../support/test';

const demo = 'section.demo >> nth=0';

describe('the source of a demo (E1)', () => {
  test('is copied exactly as in the file', async ({ visit }) => {
    const page = await visit('/demo/single', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const block = page.locator(demo);
    await block.getByRole('tabpanel').hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync('demos/single/index.tsx', 'utf8').trimEnd());
  });

  test('shows a prompt when the browser refuses to copy', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          document.execCommand = () => false;
        }),
    });
    const dialog = page.waitForEvent('dialog');
    await page.locator(demo).getByRole('tabpanel').hover();
    const press = page.locator(demo).getByRole('button', { name: 'Copy' }).click();
    const prompt = await dialog;
    expect(prompt.type()).toBe('prompt');
    expect(prompt.message()).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter$/);
    await prompt.dismiss();
    await press;
  });

  test('has a tab for each file; a shared one is loaded when its tab is opened', async ({
    visit,
  }) => {
    const page = await visit('/demo/single');
    const request = page.waitForRequest(/\/sources\/skin\/select\.css$/);
    await page.locator(demo).getByRole('tab', { name: 'skin/select.css' }).click();
    await request;
    await expect
      .poll(() => page.locator(demo).getByRole('tabpanel').textContent())
      .toContain('--select-accent');
  });

  test('opens fully and closes again without moving the reader', async ({ visit }) => {
    const page = await visit('/demo/single');
    const button = page.locator(demo).getByRole('button', { name: /more lines$/ });
    await button.click();
    const close = page.locator(demo).getByRole('button', { name: 'Show fewer lines' });
    await close.scrollIntoViewIfNeeded();
    const before = (await close.boundingBox())?.y ?? 0;
    await close.click();
    await button.waitFor();
    await expect
      .poll(async () => Math.abs(((await button.boundingBox())?.y ?? 0) - before))
      .toBeLessThan(2);
  });

  test.for(['/demo/single', '/?tab=migration', '/guide/forms'])(
    'is not below its copy button on a phone: %s',
    async (address, { visit }) => {
      const page = await visit(address, { device: 'phone' });
      const covered = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.code')].filter((it) => it.checkVisibility());
        return blocks.filter((block) => {
          const button = block.querySelector('.copy-button')?.getBoundingClientRect();
          const code = block.querySelector('pre')?.getBoundingClientRect();
          if (!button || !code) return true;
          return code.right > button.left && code.top < button.bottom;
        }).length;
      });
      expect(covered).toBe(0);
    },
  );
});
