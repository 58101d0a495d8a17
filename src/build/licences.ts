import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import LicensePlugin from 'webpack-license-plugin';
import { bundledPackages } from './bundle';
import { findInstalled, isLinked, packageOf, readManifest } from './installed';
import { PACKAGE_ROOT } from './packageRoot';

/** Where readers find the licences of all that the site sends them, below its base path. */
export const LICENCES = 'licenses.txt';

/** The licences as data. */
const LICENCES_DATA = 'licenses.json';

/** Licences that ask for their text and a name, and nothing of the site's own code. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * What a package is under that only says so in its text. `codesandbox-import-utils`, which the
 * requirements ask for, is the one that is not permissive: a test names it, so that none follows.
 */
const OVERRIDES = { 'codesandbox-import-utils@2.3.0': 'LGPL-3.0-only' };

/**
 * Whether a package with this licence may be sent to readers.
 *
 * @param expression - SPDX; of several with "OR" one has to do, of several with "AND" all.
 */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  // What has more parentheses than that somebody has to read.
  return plain.split(' OR ').some((one) => one.split(' AND ').every((id) => PERMISSIVE.has(id)));
}

/** What is known of a package. */
export interface LicensedPackage {
  name: string;
  version: string;
  license: string;
  licenseText: string | null;
  repository?: string | null;
  noticeText?: string;
}

/**
 * Whether a name in a `package.json` is that of a folder in a package, such as
 * `@hookform/resolvers/zod`: the package has the licence, and is listed itself.
 */
export function isPartOfPackage(name: string): boolean {
  return packageOf(name) !== name;
}

/**
 * The text that a licence asks for where a package came without it: Apache-2.0 has one text for
 * all, which TypeScript's package has.
 */
function standardText(license: string): string | undefined {
  const typescript = license === 'Apache-2.0' && findInstalled(PACKAGE_ROOT, 'typescript');
  return typescript
    ? readFileSync(path.join(typescript.folder, 'LICENSE.txt'), 'utf8').replaceAll('\r\n', '\n')
    : undefined;
}

/** The licences as a text for people. */
export function licencesText(packages: readonly LicensedPackage[]): string {
  const parts = packages.map(
    ({ name, version, license, licenseText, repository, noticeText = '' }) =>
      [
        `${name} ${version} (${license})`,
        (repository ?? '').replace(/^git\+|\.git$/g, ''),
        '',
        (
          licenseText ??
          standardText(license) ??
          `Its package has no text of the ${license} licence.`
        ).trim(),
        noticeText.trim(),
      ]
        .filter((line, index) => line !== '' || index === 2)
        .join('\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This site contains the packages below.', ...parts].join(line)}\n`;
}

/**
 * dumi plugin: the licences of all packages that are sent to readers, by webpack's modules and
 * those of the scripts that esbuild has bundled. A build ends where one is not permissive.
 */
export default function licences(api: IApi): void {
  api.describe({ key: 'site:licences' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr || api.name !== 'build') return memo;
    // The site, what makes it, and what is of the same people, which need not name a licence.
    const own = [api.pkg.name, readManifest(PACKAGE_ROOT)?.manifest.name];
    const isOwn = (name: string) => {
      const installed = findInstalled(api.cwd, name);
      return own.includes(name) || (installed !== undefined && isLinked(installed));
    };
    memo.plugin('licences').use(LicensePlugin, [
      {
        outputFilename: LICENCES_DATA,
        additionalFiles: { [LICENCES]: licencesText },
        includePackages: () => bundledPackages().map((folder) => path.resolve(api.cwd, folder)),
        includeNoticeText: true,
        excludedPackageTest: (name: string) => isOwn(name) || isPartOfPackage(name),
        licenseOverrides: OVERRIDES,
        unacceptableLicenseTest: (license: string) =>
          !isPermissive(license) && !Object.values(OVERRIDES).includes(license),
      },
    ]);
    return memo;
  });
}
