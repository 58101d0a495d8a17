import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoSettings, typeProblems } from './types';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('demos are checked with the sources of the library beside the paths of the project', () => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const own = { compilerOptions: { paths: { '@/*': ['./src/*'] } } };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(own));
  const file = path.join(folder, 'src/index.tsx');
  const source = { package: '@acme/ui', file };
  expect(demoSettings({ project: folder, imports: [], served: [], source })).toMatchObject({
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: { paths: { '@acme/ui': [file], '@/*': [path.join(folder, 'src/*')] } },
  });
});

/** A fault in a file of such a text. */
function faultIn(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return { text: 'Wrong.', file, line: 1 };
}

test('a wrong type is told, and that the demo runs all the same', () => {
  const fault = faultIn('typed.tsx', "export const count: number = 'one';\n");
  expect(typeProblems([fault, { text: 'No types.' }])).toEqual([
    expect.stringMatching(/typed\.tsx:1\n.*Wrong\.\n.*runs all the same/),
    expect.stringContaining('No types.'),
  ]);
});

test('a mistake in the syntax of a demo is left to its page, which names it', () => {
  const gone = { text: 'Wrong.', file: path.join(folder, 'gone.tsx'), line: 1 };
  expect(typeProblems([faultIn('broken.tsx', 'export default () => <p>'), gone])).toEqual([]);
});
