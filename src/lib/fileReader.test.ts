import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileReader } from './fileReader';
import { temporaryFolder } from '../../tests/unit/scripts/temporaryFolder';

const makeFolder = async () => {
  const folder = await temporaryFolder({ 'a.ts': 'one\r\n', 'b.png': '' });
  onTestFinished(() => folder.remove());
  return (file: string) => path.join(folder.path, file);
};

test('a reader knows what it was asked for, also what is missing or cannot be read', async () => {
  const at = await makeFolder();
  await writeFile(at('utf-16.ts'), '\uFEFFone', 'utf16le');
  const reader = createFileReader();
  expect(reader.read(at('a.ts'))).toBe('one\n');
  expect(reader.has(at('b.png'))).toBe(true);
  expect(reader.read(at('gone.ts'))).toBeUndefined();
  expect(reader.read(at('.'))).toBeUndefined();
  expect(() => reader.read(at('utf-16.ts'))).toThrow('saved as UTF-16');
  expect(reader.asked()).toEqual({
    found: ['a.ts', 'b.png', 'utf-16.ts'].map(at),
    missing: [at('gone.ts'), at('.')],
  });
});

test.each([
  ['is saved with another text', 'a.ts', (file: string) => writeFile(file, 'two')],
  ['is removed', 'b.png', (file: string) => rm(file)],
  ['that was missing is there', 'gone.ts', (file: string) => writeFile(file, '')],
])('a reader is out of date when a file %s', async (_, name, change) => {
  const at = await makeFolder();
  const reader = createFileReader();
  for (const file of ['a.ts', 'gone.ts']) reader.read(at(file));
  reader.has(at('b.png'));
  expect(reader.isCurrent()).toBe(true);
  await change(at(name));
  expect(reader.isCurrent()).toBe(false);
});
