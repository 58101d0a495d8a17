import { beforeAll, describe, expect, test } from 'vitest';
import { readReference } from '../../../../src/plugins/reference/readReference';
import {
  describedTables,
  type DescribedTable,
} from '../../../../src/rc-select/reference/described';
import type { Description } from '../../../../src/rc-select/reference/types';
import { withOtherPackage, type Change } from './otherPackage';

const FOLDER = 'src/rc-select/reference';

const messagesOf = (project: string, tables: readonly DescribedTable[]) =>
  readReference(project, tables).problems.map(({ message }) => message);

/** The descriptions with some of them changed; undefined removes one. */
function described(
  id: DescribedTable['id'],
  changes: Record<string, Partial<Description> | undefined>,
): DescribedTable[] {
  return describedTables.map((table) => {
    if (table.id !== id) return table;
    const changed = Object.entries(changes).map(([name, change]) => [
      name,
      change && { description: 'New.', ...table.descriptions[name], ...change },
    ]);
    const all = {
      ...table.descriptions,
      ...Object.fromEntries(changed),
    } as typeof table.descriptions;
    const kept = Object.entries(all).filter(([, description]) => description);
    return { ...table, descriptions: Object.fromEntries(kept) };
  });
}

/** The message about a prop: it has the place, what happened, why, and what to do. */
function about(messages: readonly string[], name: string): string {
  const found = messages.filter((message) => message.includes(`\`${name}\``));
  expect(found, messages.join('\n\n')).toHaveLength(1);
  for (const part of ['What happened: ', 'Why: ', 'What to do: ']) expect(found[0]).toContain(part);
  return found[0] ?? '';
}

test('the descriptions of the site agree with the types and the code of the package (G2)', () => {
  expect(messagesOf(process.cwd(), describedTables)).toEqual([]);
});

describe('what is wrong with the descriptions ends the build (G2):', () => {
  let messages: string[] = [];

  beforeAll(() => {
    const tables = described('Select', {
      loading: undefined,
      colour: { type: 'string' },
      maxCount: { deprecated: '`limit`' },
      inputValue: { deprecated: undefined },
      mode: { type: "'multiple' | 'tags'" },
      placement: { type: 'Whereabouts' },
      maxTagCount: { type: 'number | ' },
      listHeight: { default: '256' },
      prefixCls: { default: undefined },
      virtual: { type: 'any' },
    });
    messages = messagesOf(process.cwd(), tables);
  });

  test.each([
    ['a prop without a description', 'loading', ['prop of Select `loading` has no description']],
    [
      'a description of something that is no prop',
      'colour',
      [`${FOLDER}/select/`, 'the types of rc-select declare none of that name'],
    ],
    [
      'a prop that only the description calls deprecated',
      'maxCount',
      [`${FOLDER}/select/value.ts`, 'remove `deprecated`'],
    ],
    [
      'a prop that only the types call deprecated',
      'inputValue',
      ['say in `deprecated` what to use instead'],
    ],
    [
      'a readable type that is another type',
      'mode',
      [`${FOLDER}/select/value.ts`, "declared as `'combobox' | 'multiple' | 'tags'`"],
    ],
    [
      'a readable type that takes anything',
      'virtual',
      ['shown as `any` and declared as `boolean`'],
    ],
    [
      'a readable type that names no type',
      'placement',
      [`${FOLDER}/select/popup.ts`, "Cannot find name 'Whereabouts'"],
    ],
    ['a readable type that ends too early', 'maxTagCount', ['does not compile']],
    [
      'a default that is not the one of the code',
      'listHeight',
      [
        'as `256`, and the code of rc-select falls back to `200`',
        'Select.js',
        'write `default: "200"`',
      ],
    ],
    [
      'a default of the code that is not stated',
      'prefixCls',
      ["not stated, and the code of rc-select falls back to `'rc-select'`"],
    ],
  ])('%s', (_, name, parts) => {
    const message = about(messages, name);
    for (const part of parts) expect(message).toContain(part);
  });

  test('and nothing else', () => {
    expect(messages).toHaveLength(10);
  });
});

test('a field that no code reads ends the build', () => {
  const tables = described('Option', {
    style: { readBy: 'Option.js' },
    colour: { type: 'string', readBy: 'Paint.js' },
    title: { readBy: 'OptionList.js' },
  });
  const messages = messagesOf(process.cwd(), tables);
  expect(about(messages, 'style')).toContain(`${FOLDER}/option.ts`);
  expect(about(messages, 'style')).toContain('Option.js, and that file does not name it');
  expect(about(messages, 'colour')).toContain('Paint.js');
  expect(about(messages, 'title')).toContain('`title` is described as a field of an option');
});

describe('what is new in rc-select ends the build (G2):', () => {
  const DECLARED = 'BaseSelect/index.d.ts';
  const after = (...changes: Change[]) =>
    withOtherPackage(changes, (project) => messagesOf(project, describedTables));

  test('a prop that has gone, one that has come, and another default', () => {
    const messages = after(
      { file: DECLARED, from: 'loading?: boolean;', to: 'busy?: boolean;' },
      { file: 'Select.js', from: '=== void 0 ? 200 :', to: '=== void 0 ? 256 :' },
      { file: 'Select.d.ts', from: '=> boolean;', to: '=> boolean | Promise<boolean>;' },
    );
    expect(about(messages, 'loading')).toContain(`${FOLDER}/select/looks.ts`);
    expect(about(messages, 'busy')).toContain('has no description');
    expect(about(messages, 'listHeight')).toContain('falls back to `256`');
    expect(about(messages, 'filterOption')).toContain(
      'declared as `boolean | FilterFunc<OptionType>`',
    );
    expect(messages).toHaveLength(4);
  });

  test('a type that a shown type names, which has gone', () => {
    const [first] = after(
      { file: 'interface.d.ts', from: 'FlattenOptionData', to: 'FlatOption' },
      { file: 'Select.d.ts', from: 'FlattenOptionData', to: 'FlatOption' },
    );
    expect(first).toContain("Cannot find name 'FlattenOptionData'");
    expect(first).toContain(`${FOLDER}/select/options.ts`);
  });

  test('a component that is not there any more', () => {
    const rename = { file: 'index.d.ts', from: 'SelectProps', to: 'Props' };
    expect(() => after(rename, { ...rename, file: 'Select.d.ts' })).toThrow(
      /rc-select declares no type `SelectProps` any more\.\n {2}Why: .*\n {2}What to do: .*members\.ts/,
    );
  });
});
