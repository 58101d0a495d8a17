import { expect } from 'vitest';
import type { Journey } from './journey';

const CODE = { css: '.playground-code pre' };

/** Set props and see what they do. */
export const PLAYGROUND: readonly Journey[] = [
  {
    name: 'sets a prop in the playground, reads its code, and copies the link at the first press',
    run: async (reader) => {
      await reader.open('/?tab=playground');
      await reader.click({ css: '#playground-labelInValue' });
      await reader.find({ ...CODE, text: 'labelInValue' });
      await reader.isAt('/?tab=playground&labelInValue=true');
      await reader.click({ css: '.playground-stage .rc-select' });
      await reader.find({ css: '.rc-select-item-option-content', text: 'Oslo' });
      await reader.press('ArrowDown');
      await reader.press('Enter');
      await reader.find({ css: '.playground-value output', text: '"label"' });
      await reader.click({ css: '.playground-code button', name: 'Copy link' });
      await reader.find({ css: '.playground-code button', text: 'copied' });
      expect(await reader.pasted()).toContain('/?tab=playground&labelInValue=true');
    },
  },
];
