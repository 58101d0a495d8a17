import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VISIBLE_LINES } from './lines';
import { linesAbove } from './opening';
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
