import { expect, test } from 'vitest';
import { isPartOfPackage, isPermissive, licencesText } from './licences';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['LGPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['MPL-2.0', false],
  ['MIT AND GPL-2.0-or-later', false],
  ['CC-BY-SA-4.0', false],
  ['SEE LICENSE IN terms.txt', false],
  ['UNLICENSED', false],
  ['', false],
] as const)('whether "%s" may be sent to readers: %s', (license, allowed) => {
  expect(isPermissive(license)).toBe(allowed);
});

test.each([
  ['@hookform/resolvers/zod', true],
  ['@hookform/resolvers', false],
  ['zod', false],
])('whether "%s" is the name of a part of a package: %s', (name, isPart) => {
  expect(isPartOfPackage(name)).toBe(isPart);
});

test('the text has for each package its name, version, licence, origin and notice', () => {
  const text = licencesText([
    {
      name: 'one',
      version: '1.0.0',
      license: 'MIT',
      licenseText: 'Be free.\n',
      repository: 'git+https://code.example/one.git',
      noticeText: 'Thanks.\n',
    },
    { name: 'two', version: '2.0.0', license: 'ISC', licenseText: null, repository: null },
    { name: 'three', version: '3.0.0', license: 'Apache-2.0', licenseText: null, repository: null },
  ]);
  expect(text).toContain('\none 1.0.0 (MIT)\nhttps://code.example/one\n\nBe free.\nThanks.\n');
  expect(text).not.toContain('\r');
  expect(text).toMatch(/\nthree 3\.0\.0 \(Apache-2\.0\)\s+Apache License/);
  expect(text).toContain('\ntwo 2.0.0 (ISC)\n\nIts package has no text of the ISC licence.\n');
});
