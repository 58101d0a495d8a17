import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoSettings } from './types';

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
