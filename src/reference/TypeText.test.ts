import { expect, test } from 'vitest';
import { keepTogether, typeTokens } from './TypeText';

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

test('a line breaks neither in a short object nor before its closing brace', () => {
  const broken = (type: string) => keepTogether(type).split(' ');
  expect(broken('boolean | { clearIcon?: RenderNode }')).toEqual([
    'boolean',
    '|',
    '{\u00a0clearIcon?:\u00a0RenderNode\u00a0}',
  ]);
  expect(broken("{ value?: string; groupLabel: 'label' }").at(-1)).toBe("'label'\u00a0}");
});
