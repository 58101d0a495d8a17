import { expect, test } from 'vitest';
import { DEMO_ADDRESSES } from '../support/addresses';
import { filesWith, parse, read } from './dist';

test('page code is in chunks that load on demand (B10)', () => {
  const scripts = filesWith('.async.js');
  for (const address of DEMO_ADDRESSES) {
    expect(scripts.some((file) => file.startsWith(`docs__demo__${address.slice(6)}.md`))).toBe(
      true,
    );
  }
  expect(filesWith('.chunk.css').length).toBeGreaterThan(0);
});

test('a demo page links the style sheets of its demos, so they are there before the first paint', () => {
  const sheets = [...parse('/demo/single').querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(sheets.filter((href) => href?.includes('demo-skin'))).toHaveLength(1);
});

test("no piece of dumi's default theme is in the bundle", () => {
  const code = filesWith('.js', '.css').map(read).join('\n');
  for (const trace of ['dumi-default-', 'react-intl', 'Missing message:']) {
    expect(code.includes(trace), trace).toBe(false);
  }
});

test('no highlighter is in the first script', () => {
  expect(
    filesWith('.js')
      .filter((file) => /^umi\./.test(file))
      .map(read)
      .join(''),
  ).not.toContain('prismjs');
});

test('no script asks a server for data of a route (H2)', () => {
  const first = filesWith('.js')
    .filter((file) => /^umi\./.test(file))
    .map(read)
    .join('');
  expect(first).not.toMatch(/hasServerLoader:\s*(!0|true)/);
});
