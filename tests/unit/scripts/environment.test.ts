import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, findHeadlessChromium } from '../../../scripts/chromium';
import { readPort } from '../../../scripts/lib/port';
import { temporaryFolder } from './temporaryFolder';

const threeParts = /^.+\.\n {2}Why: .+\n {2}What to do: .+$/;

describe('PORT', () => {
  test('is 4173 by default', () => {
    expect(readPort(undefined)).toBe(4173);
    expect(readPort('')).toBe(4173);
    expect(readPort('8080')).toBe(8080);
    expect(readPort('0')).toBe(0);
  });

  test.each(['http', '-1', '65536', '80.5', '0x50', ' 80', '1e3'])('"%s" is rejected', (text) => {
    expect(() => readPort(text)).toThrow(threeParts);
  });
});

describe('Chromium', () => {
  const programs = ['b/google-chrome', 'c/chromium-browser', 'e/chromium-headless-shell', 'mine'];
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(async () => {
    folder = await temporaryFolder({
      'a/chromium': 'not executable',
      'b/google-chrome': '',
      'c/chromium-browser': '',
      'd/chromium/a-folder': '',
      'e/chromium-headless-shell': '',
      mine: '',
    });
    for (const file of programs) await chmod(join(folder.path, file), 0o755);
  });

  afterAll(() => folder.remove());

  function find(folders: string[], chosen?: string, search = findChromium): string {
    const PATH = folders.map((name) => join(folder.path, name)).join(':');
    return search({ PATH, CHROMIUM_PATH: chosen });
  }

  test('is found by its usual names if it is executable', () => {
    expect(find(['a', 'd', 'b'])).toBe(join(folder.path, 'b/google-chrome'));
    expect(find(['c', 'b'])).toBe(join(folder.path, 'c/chromium-browser'));
  });

  test('is taken from CHROMIUM_PATH if set', () => {
    const mine = join(folder.path, 'mine');
    expect(find(['b'], mine)).toBe(mine);
  });

  test('is the headless shell for tests, unless CHROMIUM_PATH is set or there is none', () => {
    const shell = join(folder.path, 'e/chromium-headless-shell');
    const mine = join(folder.path, 'mine');
    expect(find(['b', 'e'], undefined, findHeadlessChromium)).toBe(shell);
    expect(find(['b', 'e'], mine, findHeadlessChromium)).toBe(mine);
    expect(find(['b'], undefined, findHeadlessChromium)).toBe(find(['b']));
    expect(find(['b', 'e'])).toBe(find(['b']));
  });

  test('is explained when it is missing: what, why, what to do', () => {
    expect(() => find(['a', 'd'])).toThrow(threeParts);
    expect(() => find(['b'], join(folder.path, 'a/chromium'))).toThrow(threeParts);
    expect(() => find(['b'], folder.path)).toThrow(threeParts);
  });
});
