import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../../../tests/unit/scripts/temporaryFolder';
import { demoSettings, typeProblems } from './types';

const folder = folderForEach({
  'broken.tsx': 'export default () => <p>',
  'typed.tsx': "export const count: number = 'one';\n",
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
});

test('demos are checked with the sources of the library beside the paths of the project', () => {
  symlinkSync(path.resolve('node_modules'), path.join(folder.path, 'node_modules'));
  const file = path.join(folder.path, 'src/index.tsx');
  const source = { package: '@acme/ui', file };
  const project = folder.path;
  expect(demoSettings({ project, imports: [], served: [], source })).toMatchObject({
    extends: path.join(project, 'tsconfig.json'),
    compilerOptions: { paths: { '@acme/ui': [file], '@/*': [path.join(project, 'src/*')] } },
  });
});

const faultIn = (name: string) => ({ text: 'Wrong.', file: path.join(folder.path, name), line: 1 });

test('a wrong type is told, and that the demo runs all the same', () => {
  expect(typeProblems([faultIn('typed.tsx'), { text: 'No types.' }])).toEqual([
    expect.stringMatching(/typed\.tsx:1\n.*Wrong\.\n.*runs all the same/),
    expect.stringContaining('No types.'),
  ]);
});

test('a mistake in the syntax of a demo is left to its page, which names it', () => {
  expect(typeProblems([faultIn('broken.tsx'), faultIn('gone.tsx')])).toEqual([]);
});
