import { expect } from 'vitest';
import { option, type Journey } from './journey';

/** Try the demos. */
export const DEMOS: readonly Journey[] = [
  {
    name: 'chooses an option with the mouse',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click({ css: '.rc-select:has(#single-destination)' });
      await reader.click(option('Salzburg'));
      await reader.find({ css: 'output[for=single-destination]', text: 'salzburg' });
      await reader.gone(option());
    },
  },
  {
    name: 'finds an option by typing and chooses it with Enter',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click({ css: '.rc-select:has(#single-destination)' });
      await reader.find(option('Vienna'));
      await reader.type('ver');
      await reader.gone(option('Vienna'));
      await reader.find(option('Verona'));
      await reader.press('Enter');
      await reader.find({ css: 'output[for=single-destination]', text: 'verona' });
    },
  },
  {
    name: 'adds a value to several, and takes one away',
    run: async (reader) => {
      await reader.open('/demo/multiple');
      const value = 'output[for=multiple-languages]';
      await reader.click({ css: '.rc-select:has(#multiple-languages)' });
      await reader.find(option('German'));
      await reader.type('ger');
      await reader.gone(option('French'));
      await reader.press('Enter');
      await reader.find({ css: value, text: '[en, pt, de]' });
      await reader.press('Escape');
      await reader.gone(option());
      await reader.click({
        css: '.rc-select:has(#multiple-languages) .rc-select-selection-item-remove',
      });
      expect((await reader.find({ css: value, text: '[pt, de]' })).text).toContain('[pt, de]');
    },
  },
];
