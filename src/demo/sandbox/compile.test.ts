import { describe, expect, test } from 'vitest';
import { compile } from './compile/compile';
import { MAX_SOURCE } from './files';
import {
  bundleOf,
  ENTRY,
  MODULES,
  problemsOf,
  run,
} from '../../../tests/unit/demo/sandbox/support/run';

const position = (line: number, column: number, file = ENTRY) => ({ file, line, column });

describe('code that compiles', () => {
  test('has its types removed, whatever they are', () => {
    const source = `import type { ReactNode } from 'nowhere';
import { type Nothing, useState } from 'react';
enum Size { Small = 1, Large }
abstract class Base { abstract area(): number; protected constructor(readonly side: number) {} }
class Square extends Base { constructor() { super(3); } area() { return this.side ** 2; } }
function both(a: string): string;
function both(a: number): number;
function both(a: any) { return a; }
export const all = [Size.Large, new Square().area(), both(4) satisfies number, <T,>(x: T) => x] as const;
export default useState as unknown as ReactNode;
`;
    expect(run(bundleOf(source))).toMatchObject({
      all: [2, 9, 4, expect.any(Function)],
      default: 'useState',
    });
  });

  test('imports its own files, each of which runs once, and styles', () => {
    const styles: string[] = [];
    const files = {
      [ENTRY]: `import React from 'react'; import './b.css'; import 'rc-select/assets/index.css';
import data from './data.json'; import { a } from './deep/a'; import * as other from './deep';
export default [React, data, a, other.name];`,
      'deep/a.ts': `import '../b.css'; export { name as a } from './index';`,
      'deep/index.ts': `export const name = 'deep';`,
      'data.json': '{"__proto__": 1}',
      'b.css': 'p {}',
    };
    expect(run(bundleOf(files), {}, styles)).toMatchObject({
      default: ['React', JSON.parse('{"__proto__": 1}'), 'deep', 'deep'],
    });
    expect(styles).toEqual(['p {}', 'library styles']);
  });

  test('may import shared files, unless it has its own of the same name', () => {
    const shared = { 'skin/a.ts': 'export default "shared"', 'skin/unused.ts': '(' };
    const source = { [ENTRY]: `import a from './skin/a'; export default a;` };
    expect(run(bundleOf(source, shared))).toMatchObject({ default: 'shared' });
    const edited = { ...source, 'skin/a.ts': 'export default "edited"' };
    expect(run(bundleOf(edited, shared))).toMatchObject({ default: 'edited' });
  });

  test('names the scripts of the packages that it imports anywhere, each once', () => {
    const files = new Map([
      [ENTRY, `import 'zod'; import type { Form } from 'formik'; import './b';`],
      ['b.ts', `import '@hookform/resolvers/zod'; import 'react-hook-form';`],
    ]);
    const scripts = {
      zod: ['z.js'],
      formik: ['f.js'],
      'react-hook-form': ['r.js'],
      '@hookform/resolvers/zod': ['r.js', 'h.js'],
    };
    expect(
      compile(files, ENTRY, { shared: new Map(), modules: Object.keys(scripts), scripts }),
    ).toMatchObject({ bundle: { scripts: ['z.js', 'r.js', 'h.js'] } });
  });

  test('may have circular imports', () => {
    const files = {
      [ENTRY]: `import { b } from './b'; export const a = 'a'; export default () => b();`,
      'b.ts': `import { a } from './index'; export const b = () => a;`,
    };
    const { default: start } = run(bundleOf(files)) as { default: () => string };
    expect(start()).toBe('a');
  });

  test('fails at run time for a dynamic import with a variable', async () => {
    const source = `export default () => import(['https:', 'x'].join('//'));`;
    const { default: start } = run(bundleOf(source)) as { default: () => Promise<unknown> };
    await expect(start()).rejects.toThrow(/cannot be imported\..*Import one of: react/);
  });

  test('has no exports if empty', () => {
    expect(run(bundleOf(''))).toEqual({});
  });
});

describe('a problem has its file, line and column:', () => {
  test.each([
    ['a tag that is not closed', 'export default () => (\n  <p>\n);', 2, 6],
    ['a bracket too many', 'const a = 1;\nconst b = a);', 2, 12],
    ['a name twice', 'const a = 1;\nlet a = 2;', 2, 5],
    ['no value', 'const a;', 1, 8],
    ['a text that is not ended', "const a = 'b\n", 1, 11],
  ])('%s', (_, source, line, column) => {
    expect(problemsOf(source)[0]).toMatchObject({
      kind: 'syntax',
      message: expect.not.stringContaining('(') as string,
      position: position(line, column),
    });
  });

  test('in another file', () => {
    expect(problemsOf({ [ENTRY]: `import './b';`, 'b.ts': '\n\nlet' })).toMatchObject([
      { kind: 'syntax', position: { file: 'b.ts', line: 3 } },
    ]);
  });

  test('in JSON', () => {
    const files = { [ENTRY]: `import './a.json';`, 'a.json': '{\n  "a": 1,\n}' };
    expect(problemsOf(files)).toMatchObject([
      { kind: 'syntax', position: position(3, 1, 'a.json') },
    ]);
  });

  test('several of one file at once, before the files that it imports', () => {
    const files = { [ENTRY]: `import './b';\nimport 'c';\nimport './d';`, 'b.ts': 'const b;' };
    expect(problemsOf(files).map(({ kind }) => kind)).toEqual(['missing-package', 'missing-file']);
  });

  test.each([
    ['namespace A { export const b = 1; }', 'namespace', 1, 1],
    ['\n  await Promise.resolve();', 'top-level-await', 2, 3],
    ['for await (const a of []) ;', 'top-level-await', 1, 1],
  ] as const)('valid syntax that is not supported here: %s', (source, syntax, line, column) => {
    expect(problemsOf(source)).toEqual([
      { kind: 'unsupported', syntax, position: position(line, column) },
    ]);
  });
});

describe('an unresolved import', () => {
  test('of an unknown package lists the available ones', () => {
    expect(problemsOf(`const a = 1;\nimport x from 'axios';`)).toEqual([
      {
        kind: 'missing-package',
        specifier: 'axios',
        available: MODULES,
        position: position(2, 15),
      },
    ]);
    expect(MODULES).toContain('rc-select');
  });

  test.each(['https://example.com/x.js', '//example.com/x.js', 'data:text/javascript,1', 'blob:x'])(
    'of another origin is reported as such: %s',
    (specifier) => {
      expect(problemsOf(`void import('${specifier}')`)).toMatchObject([
        { kind: 'remote-import', specifier, position: position(1, 13) },
      ]);
    },
  );

  test.each(['./b', '../b', '../../index.tsx', './', '.', './b.css'])(
    'of a file lists the available ones: %s',
    (specifier) => {
      expect(
        problemsOf({ [ENTRY]: `export * from '${specifier}'`, 'c.ts': '' }, { 's.css': '' }),
      ).toEqual([
        {
          kind: 'missing-file',
          specifier,
          available: ['./c', './s.css'],
          position: position(1, 15),
        },
      ]);
    },
  );

  test('lists files as the importing file would write them', () => {
    const problems = problemsOf({
      [ENTRY]: `import './a/b/c'`,
      'a/b/c.tsx': `import './x'`,
      'a/d.ts': '',
      'a/b/f.css': '',
    });
    expect(problems).toMatchObject([{ available: ['../../index', '../d', './f.css'] }]);
  });

  test.each(['constructor', '__proto__', 'toString', ''])(
    'of an empty name or one on Object.prototype is a missing package: %s',
    (specifier) => {
      expect(problemsOf(`import '${specifier}'`)).toMatchObject([
        { kind: 'missing-package', specifier },
      ]);
    },
  );
});

describe('too much code', () => {
  test('is not parsed', () => {
    const source = '('.repeat(MAX_SOURCE + 1);
    expect(problemsOf(source)).toEqual([
      { kind: 'too-large', size: MAX_SOURCE + 1, limit: MAX_SOURCE },
    ]);
  });

  test('reports at most 20 problems', () => {
    const source = Array.from({ length: 50 }, (_, n) => `import 'p${n}';`).join('\n');
    expect(problemsOf(source)).toHaveLength(20);
  });
});
