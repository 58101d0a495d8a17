import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkWorkspace } from './folder';

const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = path.join(root, 'packages/ui');
mkdirSync(folder, { recursive: true });

const write = (manifest: object) =>
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));

test('a workspace of npm has to list React, which npm would replace otherwise', () => {
  write({ workspaces: ['packages/*'], devDependencies: { react: '19' } });
  expect(() => checkWorkspace(folder)).toThrow(
    /does not list react and react-dom\.[^]*npm install --save-dev react@/,
  );
  write({ workspaces: ['packages/*'], devDependencies: { react: '19', 'react-dom': '19' } });
  expect(() => checkWorkspace(folder)).not.toThrow();
  write({ devDependencies: {} });
  expect(() => checkWorkspace(folder)).not.toThrow();
});
