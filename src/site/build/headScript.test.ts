import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = /^export function (\w+Script)\(\): string/gm;

test('the script in the head of every document has each part that is made for it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  const parts = sources.flatMap((text) => [...text.matchAll(SOURCE)].map(([, name = '']) => name));
  const head = readFileSync('src/site/build/headScript.ts', 'utf8');
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((name) => !head.includes(`${name}()`))).toEqual([]);
});
