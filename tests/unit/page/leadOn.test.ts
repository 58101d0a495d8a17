import { JSDOM } from 'jsdom';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { leadOnScript } from '../../../src/page/leadOn';

/** Runs the script as the browser would at an address. */
function leadOn(to: string, from: string): string | undefined {
  const { document } = new JSDOM(leadOnScript(to)).window;
  const [currentScript] = document.scripts;
  const { search, hash } = new URL(from, 'https://docs.example');
  const replace = vi.fn<(address: string) => void>();
  vm.runInNewContext(currentScript?.text ?? '', {
    document: { currentScript },
    location: { search, hash, replace },
  });
  return replace.mock.lastCall?.[0];
}

test('a document of another spelling leads on with its query and section (B4)', () => {
  expect(leadOn('/demo/filter-sort', '/demo/filterSort?locale=zh-CN#code')).toBe(
    '/demo/filter-sort?locale=zh-CN#code',
  );
});

test('the document of a tab leads on to the tab, with its section (B9)', () => {
  expect(leadOn('/x/?tab=more', '/x/tab/more?a=b#package')).toBe('/x/?tab=more#package');
});

test('the script is the same for all addresses, so that a policy needs one hash', () => {
  const textOf = (to: string) => new JSDOM(leadOnScript(to)).window.document.scripts[0]?.text;
  expect(textOf('/demo/filter-sort')).toBe(textOf('/?tab=migration'));
});
