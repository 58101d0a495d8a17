import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { expect, test } from './support/fact';
import { readClassNames } from './support/readClassNames';
import { situations } from './support/situations';

const TABLE = readFileSync('docs/guide/migration.md', 'utf8').split('## Class names')[1] ?? '';

/** The class names in a column of the table of the migration guide. */
const inColumn = (column: number) =>
  TABLE.split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((row) => [...(row.split('|')[column] ?? '').matchAll(/`\.([\w-]+)`/g)])
    .map(([, name = '']) => name);

const in14 = new Set<string>();
const in1 = new Set<string>();

test.for(situations({ given: ['options'], controlled: [false], grouped: [true], open: [true] }))(
  'the migration guide has each class name of $mode that 1.x lacks',
  async (situation, { select, successor }) => {
    const before = await readClassNames(select, situation);
    const after = await readClassNames(successor, situation);
    const lost = [...before].filter((name) => !after.has(name));
    expect(lost.filter((name) => !inColumn(1).includes(name))).toEqual([]);
    for (const name of before) in14.add(name);
    for (const name of after) in1.add(name);
  },
);

afterAll(() => {
  // The table names nothing that does not exist.
  expect(inColumn(1).filter((name) => !in14.has(name))).toEqual([]);
  expect(inColumn(2).filter((name) => !in1.has(name))).toEqual([]);
});
