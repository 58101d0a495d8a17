import { expect, test } from 'vitest';
import { typeTokens } from './TypeText';

const coloured = (type: string) =>
  typeTokens(type).flatMap(({ text, token }) => (token ? [`${text}: ${token}`] : []));

test('literals, numbers and keywords of a type have the colours of code', () => {
  expect(coloured("'multiple' | 'tags' | boolean | 256 | null")).toEqual([
    "'multiple': string",
    "'tags': string",
    'boolean: keyword',
    '256: number',
    'null: keyword',
  ]);
});

test('names of fields that are spelled like keywords have no colour', () => {
  expect(coloured('{ string?: RawValue; number: T }')).toEqual([]);
});

test('the pieces of a type are the type again', () => {
  for (const type of ["(a: string) => void | 'x'", '', 'T[]']) {
    const text = typeTokens(type).map((token) => token.text);
    expect(text.join('')).toBe(type);
  }
});
