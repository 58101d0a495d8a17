import { expect, test } from 'vitest';
import { createFatalReader } from '../../../scripts/lib/fatal';
import { Problem } from '../../../src/lib/problem';

const HELP = [
  'fatal - A complete log of this run can be found in:',
  'fatal - /tmp/a/node_modules/.cache/logger/umi.log',
  'fatal - Consider reporting a GitHub issue on https://github.com/umijs/dumi/issues',
];

const RED = '\u001B[31m';
const PLAIN = '\u001B[39m';

function read(lines: readonly string[]) {
  const reader = createFatalReader();
  return { shown: lines.filter(reader.isShown), reader };
}

test('a problem that ends dumi is taken in its three parts, without where umi wants it reported', () => {
  const { message } = new Problem({ what: 'a.', why: 'b.', fix: 'c.' }, '.dumirc.ts');
  const [first = '', ...others] = message.split('\n');
  const lines = ['info  - Preparing...', `${RED}fatal${PLAIN} - ${first}`, ...others, ...HELP];
  const { shown, reader } = read(lines);
  expect(shown).toEqual(['info  - Preparing...']);
  expect(reader.explained()).toBe(message);
});

test('any other error is taken whole, and is no explanation', () => {
  const { shown, reader } = read(['fatal - Error: gone', '    at a.js:1:1', ...HELP]);
  expect(shown).toEqual([]);
  expect(reader.said()).toBe('Error: gone\n    at a.js:1:1');
  expect(reader.explained()).toBeUndefined();
});

test('a run that ends without a word is shown as it is', () => {
  const { shown, reader } = read(['warn  - slow', 'info  - done']);
  expect(shown).toHaveLength(2);
  expect(reader.said()).toBeUndefined();
});
