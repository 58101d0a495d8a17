import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressWithView,
  aloneWithView,
  demoName,
  viewInAddress,
  DEFAULT_VIEW,
  WIDTH_LIMITS,
  type DemoView,
} from './view';

const ID = 'docs-demo-focus-demo-focus-unmount';
const OTHER = 'docs-demo-single-demo-single';

const views = fc.record<DemoView>({
  width: fc.option(fc.integer(WIDTH_LIMITS), { nil: undefined }),
  dir: fc.constantFrom('ltr', 'rtl'),
  scheme: fc.constantFrom('light', 'dark', undefined),
});

const queries = fc.oneof(
  fc.string(),
  fc
    .array(fc.tuple(fc.constantFrom('tab', 'locale', 'q', 'demo', 'width', 'dir'), fc.string()))
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
);

describe('the view of a demo in the address of its page', () => {
  test('can be read by people', () => {
    expect(addressWithView('', ID, { width: 390, dir: 'rtl', scheme: 'dark' })).toBe(
      '?demo=focus-unmount&width=390&dir=rtl&scheme=dark',
    );
  });

  test('is read back as written, whatever else is in the address', () => {
    fc.assert(
      fc.property(queries, views, (search, view) => {
        expect(viewInAddress(addressWithView(search, ID, view), ID)).toEqual(view);
      }),
    );
  });

  test('is removed when it is the default, and leaves the rest of the address alone', () => {
    const framed = addressWithView('?tab=api&locale=zh-CN', ID, { ...DEFAULT_VIEW, width: 390 });
    expect(framed).toContain('width=390');
    expect(addressWithView(framed, ID, DEFAULT_VIEW)).toBe('?tab=api&locale=zh-CN');
    expect(addressWithView('', ID, DEFAULT_VIEW)).toBe('');
  });

  test('applies to one demo at a time', () => {
    const first = addressWithView('', ID, { ...DEFAULT_VIEW, dir: 'rtl' });
    expect(viewInAddress(first, OTHER)).toEqual(DEFAULT_VIEW);
    const second = addressWithView(first, OTHER, { ...DEFAULT_VIEW, scheme: 'dark' });
    expect(second).toBe('?demo=single&scheme=dark');
  });

  test('falls back to the default for unknown values, and any text can be read', () => {
    for (const width of ['0', '239', '1281', '99999', '390px', '1e3', '-390', '390.5', ' 390']) {
      expect(viewInAddress(`?demo=focus-unmount&width=${width}`, ID)).toEqual(DEFAULT_VIEW);
    }
    expect(viewInAddress('?demo=focus-unmount&dir=RTL&scheme=purple&width=', ID)).toEqual(
      DEFAULT_VIEW,
    );
    fc.assert(
      fc.property(queries, (search) => {
        const { width, dir } = viewInAddress(search, ID);
        expect(width ?? WIDTH_LIMITS.min).toBeGreaterThanOrEqual(WIDTH_LIMITS.min);
        expect(['ltr', 'rtl']).toContain(dir);
      }),
    );
  });
});

test('a demo is named by the end of its id', () => {
  expect(demoName(ID)).toBe('focus-unmount');
  expect(demoName('no-such-pattern')).toBe('no-such-pattern');
});

test('a standalone demo has the same direction and colours, and the width of its window', () => {
  expect(aloneWithView('/~demos/x', { width: 390, dir: 'rtl', scheme: 'light' })).toBe(
    '/~demos/x?dir=rtl&scheme=light',
  );
  expect(aloneWithView('/~demos/x', { ...DEFAULT_VIEW, width: 390 })).toBe('/~demos/x');
});
