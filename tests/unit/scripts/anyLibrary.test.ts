import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What has the name of a library: its subject, tests, and what makes pictures and data of it. */
const OF_ONE = /^src\/subject\/|^scripts\/(?:pictures\/|releases)|\.test\.tsx?$/;

test('no code but that of the subject names the library that this site is about', () => {
  const files = ['src', 'theme', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/')),
    )
    .filter((file) => !OF_ONE.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('rc-select'))).toEqual([]);
});
