import { expect, test } from 'vitest';
import { HOST_FILES } from '../../../scripts/hosting/prepareForHosting';
import { filesWith } from '../dist';

/** What Jekyll, which builds for GitHub Pages, leaves out. */
const LEFT_OUT = /^[._#~]|~$/;

test('no file is left out by hosts, but for what they read themselves and demos alone (B6)', () => {
  const own = new Set([...Object.keys(HOST_FILES), '~demos']);
  const parts = new Set(filesWith('').flatMap((file) => file.split('/')));
  expect([...parts].filter((part) => LEFT_OUT.test(part) && !own.has(part))).toEqual([]);
});

test('no two files are the same on a disk that ignores case', () => {
  const names = filesWith('').map((file) => file.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
