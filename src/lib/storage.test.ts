// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSlot } from './storage';
import { placeOf, STORED } from './stored';
import { blockStorage } from '../../tests/unit/support/blockStorage';

const parse = (text: string | null) => text ?? 'nothing';
const NAMES = [
  'colorPreference',
  'recentSearches',
  'singleKeys',
  'draft',
] as const satisfies (keyof typeof STORED)[];
const { key } = placeOf('recentSearches', 'rc-select');
const slot = createSlot({ name: 'recentSearches', parse });

/** The files of the site with their text. */
const CODE = new Map(
  ['src', 'theme'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ),
);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('everything in the table of what is stored has a slot, or is chosen in the head', () => {
  for (const name of Object.keys(STORED)) {
    const users = [`name: '${name}'`, `stored: '${name}'`];
    expect(
      [...CODE.values()].some((text) => users.some((user) => text.includes(user))),
      name,
    ).toBe(true);
  }
});

describe('a slot of the storage', () => {
  test('reads what was written until it is removed', () => {
    slot.write('b');
    expect([slot.read(), localStorage.getItem(key)]).toEqual(['b', 'b']);
    slot.remove();
    expect([slot.read(), localStorage.length]).toEqual(['nothing', 0]);
  });

  test('is one of several under its id, in the storage that the table names', () => {
    const [one, two] = ['one', 'two'].map((id) => createSlot({ name: 'draft', id, parse }));
    one?.write('1');
    expect([one?.read(), two?.read()]).toEqual(['1', 'nothing']);
    expect(sessionStorage.getItem(`${placeOf('draft', 'rc-select').key}:one`)).toBe('1');
  });

  test('is empty when storage is blocked or full, and nothing throws', () => {
    slot.write('b');
    blockStorage();
    slot.write('c');
    slot.remove();
    expect(slot.read()).toBe('nothing');
  });

  test('is empty when even reading window.localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const refused = createSlot({ name: 'recentSearches', parse });
    refused.write('b');
    refused.remove();
    expect(refused.read()).toBe('nothing');
  });
});

describe('the table of what is stored', () => {
  test('has no key twice, nor one that begins another with an id', () => {
    const keys = NAMES.map((name) => placeOf(name, 'rc-select').key);
    for (const key of keys) {
      expect(keys.filter((other) => `${other}:`.startsWith(`${key}:`))).toEqual([key]);
    }
  });

  test('has everything: no other file of the site accesses the storage', () => {
    const users = [...CODE].filter(([, text]) => /\b(?:local|session)Storage\b/.test(text));
    // The inline script is a text that runs before any module.
    expect(users.map(([file]) => file).sort()).toEqual([
      'src/document/page/singleKey.ts',
      'src/lib/stored.ts',
      'src/ui/choice/choiceScript.ts',
    ]);
  });
});
