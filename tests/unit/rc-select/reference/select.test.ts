import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAddresses } from '../../../../src/rc-select/reference/demoAddresses';
import { methods } from '../../../../src/rc-select/reference/methods';
import { optgroup } from '../../../../src/rc-select/reference/optgroup';
import { option } from '../../../../src/rc-select/reference/option';
import { select } from '../../../../src/rc-select/reference/select';
import type { ReferenceEntry } from '../../../../src/rc-select/reference/types';
import { declaredMembers, type TypeName } from './declaredMembers';

const project = path.resolve(import.meta.dirname, '../../../..');

/**
 * Declared, but described in a sentence below the table: the type takes over all attributes of
 * React.AriaAttributes.
 */
const isAriaAttribute = (name: string) => name.startsWith('aria-');

/**
 * Not declared by name, since the types have an index signature, but read by the code
 * (OptionList.js, valueUtil.js).
 */
const readFromOptions = ['style', 'key'];
const readFromGroups = ['options', 'key'];

const documented: [type: TypeName, entries: readonly ReferenceEntry[], extra: string[]][] = [
  ['SelectProps', select, []],
  ['BaseSelectRef', methods, []],
  ['OptionFields', option, readFromOptions],
  ['GroupFields', optgroup, readFromGroups],
];

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).sort();

describe.each(documented)('%s', (type, entries, extra) => {
  const declared = declaredMembers(type).filter(({ name }) => !isAriaAttribute(name));

  test('the reference has exactly the members that the types of rc-select declare (G2)', () => {
    expect(names(entries)).toEqual([...names(declared), ...extra].sort());
  });

  test('an entry is marked as deprecated exactly when the types mark it', () => {
    expect(names(entries.filter((entry) => entry.deprecated))).toEqual(
      names(declared.filter((member) => member.deprecated)),
    );
  });

  test('every entry has a type and a description with balanced code marks', () => {
    for (const { name, description, deprecated = '', type: typeText } of entries) {
      expect(typeText, name).not.toBe('');
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

test('each prop of Select has its own name and a group', () => {
  expect(new Set(names(select)).size).toBe(select.length);
  expect(select.every(({ group }) => group)).toBe(true);
});

test("only an option's JSX children are required", () => {
  const required = [...select, ...option, ...optgroup].filter((entry) => entry.required);
  expect(names(required)).toEqual(['children']);
  expect(declaredMembers('SelectProps').every(({ optional }) => optional)).toBe(true);
});

test('the addresses are those of the demo pages', () => {
  const pages = readdirSync(path.join(project, 'docs/demo'))
    .map((file) => path.basename(file, '.md'))
    .filter((address) => address !== 'index');
  expect(demoAddresses, 'src/rc-select/reference/demoAddresses.ts and docs/demo').toEqual(
    pages.sort(),
  );
});
