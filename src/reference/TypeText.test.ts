import { expect, test } from 'vitest';
import { keepTogether } from './TypeText';

test('a line breaks neither in a short object nor before its closing brace', () => {
  const broken = (type: string) => keepTogether(type).split(' ');
  expect(broken('boolean | { clearIcon?: RenderNode }')).toEqual([
    'boolean',
    '|',
    '{\u00a0clearIcon?:\u00a0RenderNode\u00a0}',
  ]);
  expect(broken("{ value?: string; groupLabel: 'label' }").at(-1)).toBe("'label'\u00a0}");
});
