import path from 'node:path';
import {
  findInstalled,
  OLDEST_REACT,
  REACT_PACKAGES,
  readManifest,
} from '../../src/build/installed';
import { TOOL_PACKAGES } from '../../src/demo/code/packages';
import { project } from '../lib/run';

/** What the package is called in the registry. Nothing of it is published yet. */
export const PACKAGE_NAME = 'dumi-theme-live-docs';

/** Folder that the package is compiled into. */
export const COMPILED = path.join(project, '.cache/package');

/** The version of the package is that of this project. */
const own = readManifest(project);
const version = own?.version ?? '';

/** The file that the package is packed into, as npm calls it. */
export const TARBALL = path.join(project, `.cache/${PACKAGE_NAME}-${version}.tgz`);

/**
 * Packages that no file imports and that a site is made with. umi's are there for their version:
 * `overrides` of a package mean nothing to those who install it.
 */
const ALSO_NEEDED = [
  '@types/react',
  '@types/react-dom',
  '@umijs/bundler-utils',
  '@umijs/core',
  '@umijs/preset-umi',
  '@umijs/utils',
  // What lists the licences asks for it, which not everybody installs by itself.
  'webpack',
];

/** The site brings them along, of which there may be only one. */
const OF_THE_SITE = Object.fromEntries(
  REACT_PACKAGES.map((name) => [name, `>=${OLDEST_REACT.join('.')}.0`]),
);

const versionsOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, findInstalled(project, name)?.version ?? ''] as const),
  );

/**
 * What the `package.json` of the package says.
 *
 * @param imported - Names of the packages that its files import.
 */
export function manifest(imported: readonly string[]): object {
  const { license, engines, sideEffects } = own?.manifest ?? {};
  const names = [...new Set([...imported, ...ALSO_NEEDED])].filter(
    (name) => !Object.hasOwn(OF_THE_SITE, name),
  );
  return {
    name: PACKAGE_NAME,
    version,
    description: 'A documentation site with live demos for a React component, built by dumi',
    license,
    engines,
    bin: { [PACKAGE_NAME]: 'bin.mjs' },
    exports: {
      '.': { types: './src/site/defineSite.d.ts', default: './src/node/index.cjs' },
      './subject': {
        types: './src/site/subject/index.d.ts',
        default: './src/site/subject/index.js',
      },
      './package.json': './package.json',
    },
    sideEffects,
    dependencies: versionsOf(names.sort()),
    // Nobody installs these: exported demos name their versions (src/demo/code/packages.ts).
    devDependencies: versionsOf(TOOL_PACKAGES),
    peerDependencies: OF_THE_SITE,
    // Nothing is published by accident: no registry has this address.
    publishConfig: { registry: 'https://registry.invalid/' },
  };
}
