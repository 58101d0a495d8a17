import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Reader } from '../support/reader';
import { edit, runs } from './editing';
import { DEMO, option, type Journey } from './journey';

/** Waits until the site is kept. */
export const kept = (reader: Reader): Promise<void> =>
  reader.until(
    'the site is kept',
    () =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.active?.state === 'activated'),
    40_000,
  );

/** What belongs to every page. */
export const PAGE: readonly Journey[] = [
  {
    name: 'chooses dark colours, which stay on other pages',
    run: async (reader) => {
      await reader.open('/demo');
      const ground = () =>
        reader.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await ground();
      await reader.click({ css: '.color-switch label', name: 'Dark' });
      await expect.poll(ground).not.toBe(light);
      const dark = await ground();
      await reader.open('/demo/tags');
      expect(await ground()).toBe(dark);
    },
  },
  {
    name: 'copies the code of a demo at the first press',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click({ css: `${DEMO} .copy-button` });
      await reader.find({ css: `${DEMO} .copy-button`, text: 'Copied' });
      expect(await reader.pasted()).toBe(readFileSync('demos/single/index.tsx', 'utf8').trimEnd());
    },
  },
  {
    name: 'copies a page as Markdown from the menu that the first press opens',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click({ css: 'button', name: 'Page tools' });
      await reader.click({ css: '[role=menuitem]', name: 'Copy page as Markdown' });
      await reader.find({ css: '.page-tools button', text: 'Copied' });
      expect(await reader.pasted()).toBe(readFileSync('dist/demo/single.md', 'utf8'));
    },
  },
  {
    name: 'reaches the demo with the keyboard alone, and chooses in it',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.press('Tab');
      await reader.hasFocus({ css: '.skip-link' });
      await reader.press('Enter');
      for (let presses = 0; presses < 30; presses += 1) {
        const [field] = await reader.see({ css: '#single-destination' });
        if (field?.hasFocus) break;
        await reader.press('Tab');
      }
      await reader.hasFocus({ css: '#single-destination' });
      await reader.press('ArrowDown');
      await reader.find({ css: '.rc-select-item-option-active', text: 'Vienna' });
      await reader.press('ArrowUp');
      await reader.find({ css: '.rc-select-item-option-active', text: 'Salzburg' });
      await reader.press('Enter');
      await reader.find({ css: 'output[for=single-destination]', text: 'salzburg' });
      await reader.gone(option());
      await reader.press('Tab');
      await reader.hasFocus({ css: '#single-native' });
    },
  },
  {
    name: 'reads on and runs edited code without a network, after a visit',
    run: async (reader, site) => {
      await reader.open('/demo/single');
      // Pages wait before they keep the site, and then load all of it.
      await kept(reader);
      await site.close();
      await reader.open('/demo/multiple');
      await reader.find({ css: 'h1', name: 'Multiple' });
      await reader.click({ css: '.rc-select:has(#multiple-languages)' });
      await reader.find(option('German'));
      await edit(reader, 'Without a network');
      await runs(reader, 'Without a network');
    },
  },
];
