import { describe, expect, test } from 'vitest';
import { MAX_CHARACTERS } from './export/files';
import type { ExportProblem } from './code/exportProblem';
import { demo, ENTRY, problemsOf, problemsWith } from '../../tests/unit/demo/export/edited';

describe('a demo cannot be exported', () => {
  test.each<[string, string, Partial<ExportProblem>]>([
    ['a file that is not there', "import './gone';", { kind: 'missing-file' }],
    ['a file of the site', "import '../../theme/icons';", { kind: 'outside' }],
    ['an address', "import 'https://example.com/a.js';", { kind: 'address' }],
    ['a package that is not locked', "import 'lodash';", { kind: 'unknown-package' }],
    ['a package that only builds the site', "import 'vite';", { kind: 'unknown-package' }],
    ['something computed', 'import(`./${name}`);', { kind: 'computed' }],
  ])('with an import of %s', (_, code, problem) => {
    expect(problemsWith(`\n${code}`)).toEqual([
      expect.objectContaining({ ...problem, file: 'a/index.tsx', line: 2 }),
    ]);
  });

  test('with a syntax error anywhere', () => {
    const files = { 'a/index.tsx': ENTRY, 'a/b.ts': 'const a = 1;\nconst b = ;' };
    expect(problemsOf(demo(files))).toEqual([
      { kind: 'syntax', file: 'a/b.ts', line: 2, detail: 'Unexpected token' },
    ]);
  });

  test('with several problems, all of which are listed', () => {
    expect(problemsWith("import './gone'; import 'lodash';").map(({ kind }) => kind)).toEqual([
      'missing-file',
      'unknown-package',
    ]);
  });

  test.each(['', 'export const Demo = () => null;'])(
    'without a component to show: "%s"',
    (code) => {
      expect(problemsOf(demo({ 'a/index.tsx': code }))).toEqual([
        { kind: 'no-default-export', file: 'a/index.tsx' },
      ]);
    },
  );

  test('without its entry', () => {
    const missing = { kind: 'missing-entry', file: 'a/index.tsx' };
    expect(problemsOf(demo({ 'a/b.tsx': ENTRY }))).toEqual([missing]);
    expect(problemsOf(demo({ 'a/a.css': '' }, 'a/a.css'))).toEqual([
      { ...missing, file: 'a/a.css' },
    ]);
    expect(problemsOf(demo({ 'a/a.js': '' }, 'a/a.js'))).toEqual([{ ...missing, file: 'a/a.js' }]);
    expect(problemsOf(demo({}, 'toString'))).toEqual([{ ...missing, file: 'toString' }]);
  });

  test.each([
    '../b.ts',
    'a/../../b.ts',
    '/b.ts',
    'a//b.ts',
    './b.ts',
    'a/.env',
    'a\\b.ts',
    'C:b.ts',
    'a/b.ts\n',
    ' ',
    '',
    'main.tsx',
  ])('with a file name that points outside its folder: %j', (file) => {
    expect(problemsOf(demo({ 'a/index.tsx': ENTRY, [file]: '' }))).toEqual([
      { kind: 'file-name', file },
    ]);
  });

  test('when it is larger than the services accept', () => {
    const text = ' '.repeat(MAX_CHARACTERS);
    expect(problemsOf(demo({ 'a/index.tsx': text + ENTRY }))).toEqual([
      { kind: 'too-large', size: MAX_CHARACTERS + ENTRY.length, limit: MAX_CHARACTERS },
    ]);
    const files = { 'a/index.tsx': ENTRY, 'a/b.css': text.slice(ENTRY.length) };
    expect(problemsOf(demo(files))).toEqual([]);
  });
});
