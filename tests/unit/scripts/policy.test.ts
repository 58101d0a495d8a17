import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyOf, withPolicy } from '../../../scripts/hosting/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const DOCUMENT = [
  '<!DOCTYPE html><html><head>',
  '<meta charset="utf-8"><style data-href="/a.css">a{}</style>',
  '<script>one()</script>',
  '<script type="application/json" id="page">{"a":1}</script>',
  '<noscript><style>b{}</style></noscript></head>',
  '<body><script type="application/json" id="page-navigation">[]</script>',
  '<script src="/umi.js"></script></body></html>',
].join('\n');

const directiveOf = (html: string, name: string) =>
  policyOf(html)
    .split('; ')
    .find((directive) => directive.startsWith(name));

test('the policy of a document has the hash of its inline script and of each style sheet', () => {
  expect(directiveOf(DOCUMENT, 'script-src')).toContain(`script-src 'self' ${hash('one()')} `);
  expect(directiveOf(DOCUMENT, 'style-src')).toContain(
    `style-src 'self' ${hash('a{}')} ${hash('b{}')} `,
  );
  expect(policyOf(DOCUMENT)).toMatch(/^default-src 'none'; /);
});

test('what exports need is allowed in documents with the layout only', () => {
  const alone = DOCUMENT.replace('id="page-navigation"', '');
  expect(directiveOf(alone, 'script-src')).toBe(`script-src 'self' ${hash('one()')}`);
  expect(directiveOf(alone, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('b{}')}`);
  expect(directiveOf(alone, 'form-action')).toBe("form-action 'none'");
  expect(directiveOf(DOCUMENT, 'script-src')?.match(/sha256-/g)).toHaveLength(2);
  expect(directiveOf(DOCUMENT, 'form-action')).toContain('https://stackblitz.com');
});

test('the policy allows neither anything inline without a hash nor text as code', () => {
  expect(policyOf(DOCUMENT)).not.toMatch(/unsafe-(?!hashes)|\*(?!\.stackblitz\.com)|nonce|blob:/);
});

test('where demos add style sheets, any is allowed, and scripts are as before', () => {
  const adding = DOCUMENT.replace('<style', '<meta name="css-in-js" content="true"><style');
  expect(directiveOf(adding, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directiveOf(adding, 'script-src')).toBe(directiveOf(DOCUMENT, 'script-src'));
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

test('README.md has each directive that is the same in every document', () => {
  const readme = readFileSync('README.md', 'utf8');
  const same = policyOf('')
    .split('; ')
    .filter((directive) => !/^(?:script|style)-src/.test(directive));
  expect(same.filter((directive) => !readme.includes(`\`${directive}\``))).toEqual([]);
});
