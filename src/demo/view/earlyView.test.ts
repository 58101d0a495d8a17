import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlyViewScript } from './earlyView';
import { parseView } from './view';

function run(search: string, pathname = '/~demos/some-demo', isInFrame = false) {
  const attributes: string[] = [];
  const setAttribute = (name: string) => attributes.push(name);
  const root = { dir: 'ltr', style: { colorScheme: '' }, setAttribute };
  const window: { parent?: object } = {};
  window.parent = isInFrame ? {} : window;
  vm.runInNewContext(earlyViewScript(), {
    window,
    location: { pathname, search },
    document: { documentElement: root },
    URLSearchParams,
  });
  const isFramed = attributes.includes('data-framed');
  return {
    dir: root.dir,
    scheme: root.style.colorScheme || undefined,
    ...(isFramed && { isFramed }),
  };
}

describe('the script that applies the view in the address to a standalone demo', () => {
  test('sets direction and colours, with any base path', () => {
    expect(run('?dir=rtl&scheme=dark')).toEqual({ dir: 'rtl', scheme: 'dark' });
    expect(run('?scheme=light', '/base/~demos/some-demo/')).toEqual({
      dir: 'ltr',
      scheme: 'light',
    });
  });

  test('understands an address as the application does', () => {
    const params = fc.record({
      dir: fc.oneof(fc.constantFrom('rtl', 'ltr'), fc.string()),
      scheme: fc.oneof(fc.constantFrom('light', 'dark'), fc.string()),
    });
    fc.assert(
      fc.property(params, (values) => {
        const search = new URLSearchParams(values);
        // Its frame has the width.
        const view = { ...parseView(search), width: undefined };
        expect({ width: undefined, ...run(`?${search.toString()}`) }).toEqual(view);
      }),
    );
  });

  test('leaves every other page alone', () => {
    expect(run('?dir=rtl&scheme=dark', '/demo/single')).toEqual({ dir: 'ltr', scheme: undefined });
  });

  test('says whether the demo is in a frame, whose page has its title', () => {
    expect(run('')).not.toHaveProperty('isFramed');
    expect(run('', '/~demos/some-demo', true)).toHaveProperty('isFramed', true);
  });

  test('can be put into a script element', () => {
    expect(earlyViewScript()).not.toMatch(/<\/script|<!--/i);
  });
});
