import { expect, test } from 'vitest';
import { typeTokens } from './TypeText';

const coloured = (type: string) =>
  typeTokens(type).flatMap(({ text, token }) => (token ? [`${text}: ${token}`] : []));

test('literals of a type have the colours of code, and nothing else', () => {
  expect(coloured("'multiple' | 'tags' | boolean | 256 | null")).toEqual([
    "'multiple': string",
    "'tags': string",
    '256: number',
  ]);
});

test('the pieces of a type are the type again', () => {
  for (const type of ["(a: string) => void | 'x'", '', 'T[]']) {
    const text = typeTokens(type).map((token) => token.text);
    expect(text.join('')).toBe(type);
  }
});
