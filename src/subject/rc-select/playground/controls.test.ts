import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../playground/build/problems';
import { findControl } from '../../../playground/model/model';
import { inEveryLanguage } from '../../../../tests/support/inEveryLanguage';
import { selectModel } from '../../../../tests/unit/rc-select/playground/selectPlayground';
import { LEFT_OUT } from './leftOut';
import { selectTexts } from './texts';

const { controls } = selectModel;

const ids = (name: string) => findControl(selectModel, name)?.choices.map(({ id }) => id);

describe('the controls of the playground', () => {
  test('cover every prop of the reference, or give a reason why not', () => {
    expect(selectModel.ruledOut.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(selectModel.leftOut).sort()).toEqual(Object.keys(LEFT_OUT).sort());
  });

  test('are there for each prop that is given an example, a first value or a place', () => {
    expect(problemsOf('Select', selectModel, ['<Playground></Playground>'])).toEqual([]);
  });

  test('are derived from the types: unions, switches, numbers and texts', () => {
    expect(ids('mode')).toEqual(['multiple', 'tags', 'combobox']);
    expect(ids('maxTagCount')).toEqual(['responsive', '1', '2']);
    expect(ids('open')).toEqual(['true', 'false']);
    expect(findControl(selectModel, 'virtual')?.kind).toBe('switch');
    expect(findControl(selectModel, 'maxCount')?.kind).toBe('number');
    expect(findControl(selectModel, 'placeholder')?.kind).toBe('text');
  });

  test('omit a default that holds whatever else is set', () => {
    expect(ids('direction')).toEqual(['rtl']);
    expect(ids('dropdownMatchSelectWidth')).toEqual(['false', '400']);
    expect(ids('filterOption')).toEqual(['true', 'false', 'by-label', 'by-start']);
  });

  test('have a name for each example in every language, and no unused name', async () => {
    const examples = controls.flatMap(({ prop, choices }) =>
      choices.filter(({ isLiteral }) => !isLiteral).map(({ id }) => `${prop.name}.${id}`),
    );
    for (const [, { examples: names }] of await inEveryLanguage(selectTexts)) {
      expect(Object.keys(names).sort()).toEqual([...examples, 'options.cities'].sort());
    }
  });
});

/** The two arguments of `written` that have to be the same: the value and its source. */
function writtenExamples(file: string): [id: string, value: string, code: string][] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const found: [string, string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'written') {
      const [name, id, value, code] = node.arguments;
      if (!name || !id || !value || !code || !ts.isStringLiteralLike(code)) {
        throw new Error(`${node.getText()} is not made of four arguments with the code as text.`);
      }
      found.push([`${name.getText()} ${id.getText()}`, value.getText(), code.text]);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

describe('an example equals the code it shows', () => {
  const examples = ['examples.tsx', 'options.ts'].flatMap((file) =>
    writtenExamples(`src/subject/rc-select/playground/${file}`),
  );

  test('has cases to check', () => expect(examples.length).toBeGreaterThan(10));

  test.each(examples)('%s', async (_, value, code) => {
    const normal = (text: string) => format(`const x = ${text}`, { parser: 'typescript' });
    expect(await normal(value)).toBe(await normal(code));
  });
});
