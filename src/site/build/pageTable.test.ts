import { expect, test } from 'vitest';
import { pageTableCode } from './pageTable';

const code = pageTableCode(
  [
    { id: 'docs/index', file: '/site/docs/index.md', tabs: '["docs/index.$tab-more"]' },
    { id: 'docs/index.$tab-more', file: '/site/docs/index.$tab-more.md' },
    { id: 'docs/demo/tags', file: '/site/docs/demo/tags.md' },
  ],
  new Map([
    ['/site/docs/index.md', '/'],
    ['/site/docs/demo/tags.md', '/demo/tags'],
  ]),
  '/site',
);

test('the table has each page once, with its address and the chunk of its text', () => {
  expect(code.match(/path: "[^"]+"/g)).toEqual(['path: "/"', 'path: "/demo/tags"']);
  expect(code).toContain(
    'load: () => import(/* webpackChunkName: "docs__demo__tags.md" */ "/site/docs/demo/tags.md")',
  );
});

test('a content tab is in the chunk of its page (B9)', () => {
  expect(code).toMatch(
    /tabs: \[\{ key: "more",.*webpackChunkName: "docs__index\.md" \*\/ "\/site\/docs\/index\.\$tab-more\.md"\) }]/,
  );
});
