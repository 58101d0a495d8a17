import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VISIBLE_LINES } from './lines';
import { linesAbove, attributeLines, propsUsed } from './focus';
import { DEMO_BLOCKS } from '../../../tests/support/demos';

const lines = (text: string[]) => text.join('\n');
const IMPORTS = ["import { useState } from 'react';", "import Select from 'rc-select';", ''];

describe('the lines above what a demo is about', () => {
  test('are the imports and what is at hand, where the component is short', () => {
    const code = [...IMPORTS, 'const options = [1];', '', 'export default function Demo() {'];
    expect(linesAbove(lines([...code, '  return <Select options={options} />;', '}']))).toBe(5);
  });

  test('go to the element where the component begins long before it', () => {
    const hooks = Array.from(
      { length: 9 },
      (_, index) => `  const a${index} = useState(${index});`,
    );
    const code = [...IMPORTS, 'export default function Demo() {', ...hooks, '', '  return ('];
    expect(linesAbove(lines([...code, '    <Select />', '  );', '}']))).toBe(14);
  });

  test('go to the select where even the element begins long before it', () => {
    const parts = Array.from({ length: 9 }, () => '      <p>Text</p>');
    const code = [
      ...IMPORTS,
      'export default function Demo() {',
      '  return (',
      '    <div>',
      ...parts,
    ];
    expect(linesAbove(lines([...code, '      <Select />']))).toBe(15);
  });

  test('are none in a file without a select, or with a line or two before it', () => {
    expect(linesAbove(lines([...IMPORTS, 'export const a = <p>text</p>;']))).toBe(0);
    expect(
      linesAbove(lines(["import Select from 'rc-select';", '', 'const a = <Select />;'])),
    ).toBe(0);
  });

  test.each(DEMO_BLOCKS.map(({ entry }) => entry))('leave the select of %s in view', (entry) => {
    const code = readFileSync(`demos/${entry}`, 'utf8');
    const visible = code.split('\n').slice(linesAbove(code)).slice(0, VISIBLE_LINES).join('\n');
    expect(visible.includes('<Select')).toBe(code.includes('<Select'));
  });
});

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

const heading = (id: string) => ({ type: 'element', tagName: 'h2', properties: { id } });
const link = (to: string) => ({ type: 'element', tagName: 'Link', properties: { to } });

test('the props that a page is about are those of Select in its list, not elsewhere', () => {
  const children = [
    link('/#select-open'),
    heading('props-used'),
    { type: 'element', tagName: 'ul', children: [link('/#select-mode'), link('/#option-value')] },
    link('/demo/tags'),
    heading('next'),
    link('/#select-value'),
  ];
  expect([...propsUsed({ type: 'root', children })]).toEqual(['mode']);
});
