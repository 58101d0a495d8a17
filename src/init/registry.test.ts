import { expect, test } from 'vitest';
import { chooseReact, readPublished } from './registry';

const printed = (value: unknown, stderr = '') => ({
  status: 0,
  stdout: JSON.stringify(value),
  stderr,
});
const published = { name: 'rc-rate', version: '2.0.0', react: '>=16' };

test('of a package, the version and the React that it asks for are read', () => {
  const output = { name: 'rc-rate', version: '2.0.0', peerDependencies: { react: '>=16' } };
  expect(readPublished('rc-rate', printed(output))).toEqual(published);
  expect(readPublished('rc-rate', printed({ name: 'a', version: '1.0.0' })).react).toBe('*');
});

test('of a range, the newest version is taken', () => {
  const versions = [
    { name: 'a', version: '1.0.0' },
    { name: 'a', version: '1.1.0' },
  ];
  expect(readPublished('a@^1', printed(versions)).version).toBe('1.1.0');
});

test('a package that is not there is told from a registry that does not answer', () => {
  expect(() => readPublished('a', printed({ error: { code: 'E404' } }))).toThrow(
    'the registry has no package a.',
  );
  expect(() => readPublished('a', printed({ error: { code: 'ENOTFOUND' } }))).toThrow(
    /it is not known whether there is a package a[^]*does not answer \(ENOTFOUND\)/,
  );
  expect(() => readPublished('a', printed(undefined, 'npm error code ECONNREFUSED'))).toThrow(
    /ECONNREFUSED/,
  );
  expect(() => readPublished('a', printed(undefined, 'npm: not found\n'))).toThrow(
    /npm: not found/,
  );
});

test('React is the newest release that both the library and sites run with', () => {
  const library = printed(['18.3.1', '19.2.0', '19.10.0', '19.9.0', '20.0.0', '19.11.0-rc']);
  const site = printed(['19.2.0', '19.9.0', '19.10.0', '19.11.0-rc']);
  expect(chooseReact(published, '^19.2.0', library, site)).toBe('19.10.0');
  expect(chooseReact(published, '^19.2.0', printed('19.2.0'), site)).toBe('19.2.0');
});

test('a library that has another React is refused', () => {
  expect(() => chooseReact(published, '^19', printed('17.0.2'), printed(['19.2.0']))).toThrow(
    'it has React >=16, and sites are built with React ^19.',
  );
});
