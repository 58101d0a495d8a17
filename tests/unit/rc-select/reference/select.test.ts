import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAddresses } from '../../../../src/subject/rc-select/reference/demoAddresses';
import { REFERENCES } from '../../../support/references';

const project = path.resolve(import.meta.dirname, '../../../..');

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).sort();

describe.each(REFERENCES)('the table of $id', ({ entries }) => {
  test('every entry has a type and a description with balanced code marks', () => {
    for (const { name, description, deprecated = '', type } of entries) {
      expect(type, name).not.toBe('');
      expect(description, name).toMatch(/^[`A-Z].*\.$/);
      expect(`${description}${deprecated}`.split('`').length % 2, name).toBe(1);
    }
  });

  test('the demos it links to exist and use it', () => {
    const wrong = entries.flatMap(({ name, see = [] }) =>
      see.filter((address) => !isDemoOf(address, name)).map((address) => `${name}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });
});

function isDemoOf(address: string, name: string): boolean {
  const folder = path.join(project, 'demos', address);
  if (!existsSync(path.join(project, `docs/demo/${address}.md`))) return false;
  const use = name === 'children' ? /<Option/ : new RegExp(`\\b${name}\\b`);
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => use.test(readFileSync(path.join(folder, file), 'utf8')));
}

test("only an option's JSX children are required", () => {
  const required = REFERENCES.flatMap(({ id, entries }) =>
    entries.filter((entry) => entry.required).map(({ name }) => `${id}: ${name}`),
  );
  expect(required).toEqual(['Option: children']);
});

test('two props of Select are deprecated, and the table says by what', () => {
  const [select] = REFERENCES;
  const deprecated = select?.entries.filter((entry) => entry.deprecated !== undefined) ?? [];
  expect(names(deprecated)).toEqual(['clearIcon', 'inputValue']);
});

test('the addresses are those of the demo pages', () => {
  const pages = readdirSync(path.join(project, 'docs/demo'))
    .map((file) => path.basename(file, '.md'))
    .filter((address) => address !== 'index');
  expect(demoAddresses, 'src/subject/rc-select/reference/demoAddresses.ts and docs/demo').toEqual(
    pages.sort(),
  );
});
