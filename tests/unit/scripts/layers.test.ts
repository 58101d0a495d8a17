import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';
import { temporaryFolder, type Files } from './temporaryFolder';

/**
 * The rules of the layers that are broken by some files, each with the file that breaks it.
 */
async function violationsOf(files: Files): Promise<string[]> {
  const { path: baseDir, remove } = await temporaryFolder(files);
  const isUsed = (folder: string) => Object.keys(files).some((file) => file.startsWith(folder));
  try {
    const { output } = await cruise(['src', 'theme'].filter(isUsed), {
      ...config.options,
      tsConfig: undefined,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      baseDir,
    });
    if (typeof output === 'string') throw new Error(output);
    return output.summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
  } finally {
    await remove();
  }
}

test('an import from a higher layer is rejected, even of a type only', async () => {
  const files = {
    'src/lib/a.ts': "import type { B } from '../search/b';\nexport const a: B = 1;",
    'src/search/b.ts': 'export type B = number;',
  };
  expect(await violationsOf(files)).toEqual(['src/lib/a.ts: src/lib imports from a higher layer']);
});

test('an import from a lower layer is allowed', async () => {
  const files = {
    'src/lib/a.ts': 'export const a = 1;',
    'src/search/b.ts': "export { a } from '../lib/a';",
    'theme/layout/c.ts': "export { a } from '../../src/search/b';",
  };
  expect(await violationsOf(files)).toEqual([]);
});

test('a circular import is rejected, even of types only', async () => {
  const files = {
    'src/search/a.ts': "import type { B } from './b';\nexport type A = B | 1;",
    'src/search/b.ts': "import type { A } from './a';\nexport type B = A | 2;",
  };
  expect(await violationsOf(files)).toContain('src/search/a.ts: no circles');
});

test("a folder in no layer, React in a plain module, what a library has and dumi's entry files are not imported", async () => {
  const files = {
    'src/new/a.ts': "export { b } from '../search/react';",
    'src/search/react.ts': "import { useState } from 'react';\nexport const b = useState;",
    'src/search/words.ts': "export { e } from '../subject/rc-select/e';",
    'src/subject/rc-select/e.ts': 'export const e = 1;',
    'theme/layout/c.ts': "export { d } from '../layouts/d';",
    'theme/layouts/d.ts': 'export const d = 1;',
  };
  expect(await violationsOf(files)).toEqual(
    expect.arrayContaining([
      'src/new/a.ts: folders are in a layer',
      'src/search/react.ts: React is in components and hooks',
      'src/search/words.ts: the subject is imported by its names',
      'theme/layout/c.ts: dumi alone finds its names',
    ]),
  );
});
