import { JSDOM } from 'jsdom';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { redirectScript } from './redirectScript';
import { LEADS_TO } from '../contract';

/** Runs the script as the browser would in a document at an address. */
function leadOn(root: string, from: string): string | undefined {
  const { pathname, search, hash } = new URL(from, 'https://docs.example');
  const replace = vi.fn<(address: string) => void>();
  vm.runInNewContext(redirectScript({ '/x?tab=more': '/x/more', '?tab=old': '/new' }), {
    URLSearchParams,
    document: new JSDOM(root).window.document,
    location: { pathname, search, hash, replace },
  });
  return replace.mock.lastCall?.[0];
}

const leadingTo = (to: string) => `<html ${LEADS_TO}="${to}">`;

test('a document of another spelling leads on with its query and section (B4)', () => {
  expect(leadOn(leadingTo('/demo/filter-sort'), '/demo/filterSort?locale=zh-CN#code')).toBe(
    '/demo/filter-sort?locale=zh-CN#code',
  );
});

test('the document of a tab leads on to the tab, with its section (B9)', () => {
  expect(leadOn(leadingTo('/x/?tab=more'), '/x/tab/more?a=b#package')).toBe('/x/?tab=more#package');
});

test.for([
  ['/?tab=old', '/new'],
  ['/?tab=old&locale=zh-CN#package', '/new?locale=zh-CN#package'],
  ['/x/?tab=more', '/x/more'],
  ['/x?tab=more', '/x/more'],
  ['/x?tab=old', undefined],
  ['/?tab=other', undefined],
  ['/', undefined],
] as const)('a tab that is a page now leads to it: %s to %s', ([from, to]) => {
  expect(leadOn('<html>', from)).toBe(to);
});

test('a document that leads nowhere stays', () => {
  expect(leadOn('<html>', '/demo/filter-sort?a=b')).toBeUndefined();
});
