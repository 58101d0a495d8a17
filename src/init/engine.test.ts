import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tarballOf } from './engine';

/** A folder with a package in it, where a program has put it; answers both. */
function installed(spec: string, place: string): { folder: string; found: string | undefined } {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies: { a: spec } }));
  writeFileSync(path.join(folder, place, 'package.json'), '{ "name": "a" }');
  return { folder, found: tarballOf('a', path.join(folder, place)) };
}

const BY_PNPM = 'node_modules/.pnpm/a@file+..+a.tgz_0f/node_modules/a';

test.each(['node_modules/a', BY_PNPM])(
  'a package that was installed from a tarball is installed from it again: %s',
  (place) => {
    expect(installed('file:/tmp/a.tgz', place).found).toBe('/tmp/a.tgz');
    const { folder, found } = installed('file:../a.tgz', place);
    expect(found).toBe(path.join(path.dirname(folder), 'a.tgz'));
    expect(installed('1.0.0', place).found).toBeUndefined();
  },
);
