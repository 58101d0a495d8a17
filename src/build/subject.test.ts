import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { loadSubject } from './subject';

test('a module of a subject may make elements while it is loaded, without an import of React', () => {
  // Among the packages of the project, where React is found.
  const folder = mkdtempSync(path.resolve('node_modules/.subject-'));
  const code = 'export default { initial: { children: <p /> } };';
  writeFileSync(path.join(folder, 'playground.tsx'), code);
  try {
    const children = loadSubject(folder, 'playground')?.initial?.children;
    expect(isValidElement(children)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
