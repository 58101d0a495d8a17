import { expect, test } from 'vitest';
import { isPermissive, LICENCES, type LicensedPackage } from '../../../src/build/licences';
import { parse, read } from '../dist';

/** Those that ask for more than their text, each with the reason why it is sent to readers. */
const EXCEPTIONS = [
  // The requirements name it. Unmodified, ten lines, with the sources beside it in the repository.
  'codesandbox-import-utils (LGPL-3.0-only)',
];

const packages = JSON.parse(read('licenses.json')) as LicensedPackage[];
const text = read(LICENCES);

test('what is sent to readers has permissive licences, but for what is named here', () => {
  const others = packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, license }) => `${name} (${license})`);
  expect(others).toEqual(EXCEPTIONS);
});

test('each package that is sent to readers is in the list with the text of its licence', () => {
  for (const { name, version, license, licenseText } of packages) {
    const [, after = ''] = text.split(`${name} ${version} (${license})`);
    if (license === 'Apache-2.0') expect(after.slice(0, 500), name).toContain('Apache License');
    else expect(licenseText?.length ?? 0, name).toBeGreaterThan(500);
    expect(after).toContain(licenseText?.trim() ?? '');
  }
});

test.for([
  ['the application', 'react-router-dom'],
  ['demos', 'rc-select'],
  ['the editor', '@codemirror/view'],
  ['exports', '@stackblitz/sdk'],
  ['the frame of edited code', 'dom-accessibility-api'],
  ['the compiler of edited code', 'sucrase'],
])('%s has its packages in the list, such as %s', ([, name]) => {
  expect(packages.map((one) => one.name)).toContain(name);
});

test.for(['/', '/demo/single', '/404'])('%s links to the licences in its footer', (address) => {
  const links = [...parse(address).querySelectorAll('footer a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/${LICENCES}`);
});
