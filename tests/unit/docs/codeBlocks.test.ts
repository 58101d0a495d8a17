import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkBlocks } from '../../support/checkBlocks';
import {
  blocksOf,
  codeBlocks,
  importsFiles,
  isOfAntd,
  isOfSuccessor,
  isTypeScript,
} from '../../support/codeBlocks';
import { SUCCESSOR } from '../../support/successor';

/** Those about the successor and about antd are checked with their types by `tests/export`. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('every block of TypeScript about rc-select 14 in the pages is free of type errors', () => {
  const blocks = codeBlocks().filter(
    (block) =>
      isTypeScript(block) && !isOfSuccessor(block) && !isOfAntd(block) && !importsFiles(block),
  );
  expect(blocks.length).toBeGreaterThan(10);
  expect(checkBlocks(blocks, ROOT)).toEqual([]);
  // The compiler reads the types of all packages; a busy machine takes its time.
}, 60_000);

test('a mistake in a block is told with the page and the line, and blocks share no names', () => {
  const page = [
    '# Page',
    '',
    '```ts',
    'const one: number = 1;',
    'const two: number = one.length;',
    '```',
    '',
    '- In a list:',
    '  ```tsx',
    '  const two = one;',
    '  ```',
    '',
  ].join('\n');
  expect(checkBlocks(blocksOf('docs/page.md', page), ROOT)).toEqual([
    "docs/page.md:5: Property 'length' does not exist on type 'number'.",
    "docs/page.md:10: Cannot find name 'one'.",
  ]);
});

test('the page about moving to the successor names the version that it is tried with', () => {
  const page = readFileSync(path.join(ROOT, 'docs/guide/migration.md'), 'utf8');
  for (const [name, version] of Object.entries(SUCCESSOR))
    expect(page).toContain(`\`${name}\` ${version}`);
});
