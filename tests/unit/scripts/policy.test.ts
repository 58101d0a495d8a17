import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf, withPolicy } from '../../../scripts/hosting/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const DOCUMENT = [
  '<!DOCTYPE html><html><head>',
  '<meta charset="utf-8"><style data-href="/a.css">a{}</style>',
  '<script>one()</script><script type="speculationrules">{}</script>',
  '<script type="application/json" id="page">{"a":1}</script>',
  '<noscript><style>b{}</style></noscript></head>',
  '<body><script src="/umi.js"></script><script>one()</script></body></html>',
].join('\n');

test('the policy of a document has the hash of each inline script and style sheet, once', () => {
  const directives = policyOf(DOCUMENT).split('; ');
  const find = (name: string) => directives.find((directive) => directive.startsWith(name));
  expect(find('script-src')).toContain(`script-src 'self' ${hash('one()')} ${hash('{}')} `);
  expect(find('style-src')).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')} `);
  expect(directives[0]).toBe("default-src 'none'");
});

test('the policy allows neither anything inline without a hash nor text as code', () => {
  expect(policyOf(DOCUMENT)).not.toMatch(/unsafe-(?!hashes)|\*(?!\.stackblitz\.com)|nonce|blob:/);
});

test('the policy stands in the document before all that it is for', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(DOCUMENT)}">`;
  expect(withPolicy(DOCUMENT, 'a.html')).toContain(`<meta charset="utf-8">${policy}<style`);
  expect(withPolicy(DOCUMENT, 'a.html').replace(policy, '')).toBe(DOCUMENT);
});

test.each([
  ['without its charset', DOCUMENT.replace('<meta charset="utf-8">', '')],
  ['with a script before', DOCUMENT.replace('<meta', '<script>two()</script><meta')],
])('a document %s ends the build', (_, html) => {
  expect(() => withPolicy(html, 'a.html')).toThrow('a.html cannot be given');
});
