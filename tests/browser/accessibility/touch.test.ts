import { describe } from 'vitest';
import { PAGES } from '../../support/addresses';
import { expect, test } from '../support/test';
import { overflow } from './reflow';
import { touchFaults } from './touch';

/** Sizes of text that readers set in their browsers, beside its own, in pixels. */
const FONT_SIZES = [20, 24, 32];

describe.each(['/?locale=zh-CN', '/demo/single?locale=zh-CN', '/tab/migration', ...PAGES])(
  '%s on a phone',
  (address) => {
    const options = { device: 'phone', hydrated: address.includes('locale') } as const;

    test('has fields that iOS does not zoom into, and controls that can be read and hit', async ({
      visit,
    }) => {
      const page = await visit(address, options);
      expect(await touchFaults(page)).toEqual([]);
    });

    test('fits the width with large text', async ({ visit }) => {
      const page = await visit(address, options);
      const session = await page.context().newCDPSession(page);
      for (const size of FONT_SIZES) {
        const fontSizes = { standard: size, fixed: size };
        await session.send('Page.setFontSizes', { fontSizes });
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await overflow(page), `${size}px at ${width}px`).toBe(0);
        }
      }
      await session.detach();
    });
  },
);
