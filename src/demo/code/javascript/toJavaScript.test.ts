import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toJavaScript } from './toJavaScript';

/** A place whose settings of prettier are those of this project. */
const FILE = path.resolve('demos/a/index.tsx');

const inJavaScript = (code: string) => toJavaScript(FILE, code);

describe('TypeScript as JavaScript', () => {
  test('keeps comments, blank lines and elements, and is formatted', async () => {
    const code = `import { useState, type ReactNode } from 'react';
import Select from 'rc-select';

// What can be chosen.
const cities: { value: string; label: ReactNode }[] = [{ value: 'vienna', label: <b>Wien</b> }];

/** Shows a list. */
export default function Demo({ open }: { open: boolean }) {
  const [value, setValue] = useState<
    string | undefined
  >(undefined);

  // Nothing is chosen at first.
  return (
    <Select<string>
      open={open}
      // The list follows the value.
      value={value}
      onChange={(next: string) => setValue(next)}
      options={cities /* all of them */}
    />
  );
}
`;
    expect(await inJavaScript(code)).toBe(`import { useState } from 'react';
import Select from 'rc-select';

// What can be chosen.
const cities = [{ value: 'vienna', label: <b>Wien</b> }];

/** Shows a list. */
export default function Demo({ open }) {
  const [value, setValue] = useState(undefined);

  // Nothing is chosen at first.
  return (
    <Select
      open={open}
      // The list follows the value.
      value={value}
      onChange={(next) => setValue(next)}
      options={cities /* all of them */}
    />
  );
}
`);
  });

  test.each([
    ['as', 'const a = b as unknown as Part;', 'const a = b;'],
    ['satisfies', 'const a = { b: 1 } satisfies Part;', 'const a = { b: 1 };'],
    ['const', "const a = ['b'] as const;", "const a = ['b'];"],
    ['non-null', 'a!.b!.focus();', 'a.b.focus();'],
    ['a generic function', 'const a = <T,>(b: T): T => b;', 'const a = (b) => b;'],
    ['a generic call', 'const a = new Map<string, Set<number>>();', 'const a = new Map();'],
    ['an overload', 'function a(b: 1): 1;\nfunction a(b: any) {}', 'function a(b) {}'],
    ['a field', 'class A {\n  b?: string;\n  c = 1;\n}', 'class A {\n  b;\n  c = 1;\n}'],
    ['an optional parameter', 'function a(b?: string, c = 1) {}', 'function a(b, c = 1) {}'],
    ['this', 'function a(this: Window, b: 1) {}', 'function a(b) {}'],
  ])('has no %s', async (_, code, expected) => {
    expect(await inJavaScript(code)).toBe(`${expected}\n`);
  });

  test.each([
    ['of types', "import type { A } from './a';\nimport './b';"],
    ['of types by name', "import { type A } from './a';\nimport './b';"],
    ['that only a type needs', "import A from './a';\nimport './b';\nlet c: A;"],
    ['that is passed on', "export type { A } from './a';\nimport './b';"],
  ])('has no import %s, and no line in its place', async (_, code) => {
    expect(await inJavaScript(`import './c';\n${code}`)).toMatch(
      /^import '.\/c';\nimport '.\/b';\n/,
    );
  });

  test('keeps the value of an import that has types beside it', async () => {
    const code = "import Select, { type SelectProps } from 'rc-select';\nexport { Select };";
    expect(await inJavaScript(code)).toBe("import Select from 'rc-select';\nexport { Select };\n");
  });

  test('loses a comment with the type that it is about, and no other', async () => {
    const code = `// About the file.

/**
 * About the type.
 */
export interface A {
  /** About a part. */
  b: string;
}

/** About another. */
type B = A; // At its end.

/** About the value. */
export const c = 1;
`;
    expect(await inJavaScript(code)).toBe(
      '// About the file.\n\n/** About the value. */\nexport const c = 1;\n',
    );
  });

  test('keeps a comment whose beginning is not clear', async () => {
    expect(
      await inJavaScript('/*\n  About the type.\n*/\ntype A = 1;\nexport const b = 1;\n'),
    ).toBe('/*\n  About the type.\n*/\nexport const b = 1;\n');
  });

  test('keeps what an enumeration does', async () => {
    const code = "enum A { B, C = 'c' }\nexport const all = [A.B, A.C, A[0]];";
    const made = (await inJavaScript(code)) ?? '';
    const all: unknown = (0, eval)(`(() => {${made.replace('export const all =', 'return')}})()`);
    expect(all).toEqual([0, 'c', 'B']);
  });

  test('is the same text where there are no types, formatted or not', async () => {
    const code = 'export const  a = <b   />;\n';
    expect(await inJavaScript(code)).toBe(code);
  });

  test('does not exist where a namespace holds values', async () => {
    expect(await inJavaScript('namespace A { export const b = 1; }')).toBeUndefined();
    expect(await inJavaScript('declare namespace A {}\nexport const b = 1;')).toBe(
      'export const b = 1;\n',
    );
  });
});
