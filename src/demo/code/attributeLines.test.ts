import { describe, expect, test } from 'vitest';
import { attributeLines } from './attributeLines';

const linesOf = (code: string, ...names: string[]) => [...attributeLines(code, new Set(names))];

describe('the lines of attributes', () => {
  test('are those of the selects only', () => {
    const code = '<p\n  mode="a">\n  <Select\n    mode="tags"\n    open\n  />\n</p>;';
    expect(linesOf(code, 'mode', 'open')).toEqual([3, 4]);
  });

  test('are all that an attribute spans, with elements and braces inside of it', () => {
    const code = [
      '<Select',
      '  onChange={(next) => {',
      '    set({ next });',
      '  }}',
      '  open={a}',
      '  notFoundContent={',
      '    <p mode="b">{`a ${b}',
      '    `}</p>',
      '  }',
      '  id="x"',
      '/>;',
    ].join('\n');
    expect(linesOf(code, 'onChange')).toEqual([1, 2, 3]);
    expect(linesOf(code, 'notFoundContent')).toEqual([5, 6, 7, 8]);
    expect(linesOf(code, 'mode')).toEqual([]);
  });

  test('are neither those of props that are spread nor those of parts of the select', () => {
    const code = '<Select\n  open\n  {...props}\n>\n  <Select.Option open />\n</Select>;';
    expect(linesOf(code, 'open')).toEqual([1]);
  });

  test('are found in every select of a file, also where types are in its name', () => {
    const code = 'a(<Select open />);\nb(<Select<Choice[]>\n  open />);';
    expect(linesOf(code, 'open')).toEqual([0, 2]);
  });
});
