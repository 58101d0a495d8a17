import { findPackage, packageOf, REACT_PACKAGES, readManifest } from '../../build/installed';
import { PACKAGE_ROOT } from '../../build/packageRoot';
import type { DemoFolder } from '../../build/settings';
import { Problem } from '../../lib/problem';
import { isRecord, isText } from '../../lib/read';
import type { Versions } from './model';

/** The packages that demos may import, by the modules of others than React that they may. */
export function runtimePackages(imports: readonly string[]): string[] {
  return [...new Set([...imports.map(packageOf), ...REACT_PACKAGES])];
}

/**
 * What an exported project is built and type-checked with, in the versions that this package is
 * developed with: a site need not have them.
 */
export const TOOL_PACKAGES: readonly string[] = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

function installedVersion(folder: DemoFolder, name: string): string {
  const found = findPackage(folder, name);
  if (found) return found.version;
  throw new Problem({
    what: `the package ${name} is not installed.`,
    why: 'an exported demo names the exact versions that the site is built and tested with.',
    fix: `run "npm install --save-exact ${name}", or take it off \`demos.imports\` in .dumirc.ts.`,
  });
}

function toolVersion(name: string): string {
  const { dependencies, devDependencies } = readManifest(PACKAGE_ROOT)?.manifest ?? {};
  const versions = [dependencies, devDependencies].map((list) => isRecord(list) && list[name]);
  return versions.find(isText) ?? '';
}

const byName = (names: readonly string[], versionOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/**
 * Reads the versions that exported projects name.
 *
 * @throws {Problem} When a package is not installed.
 */
export function readVersions(folder: DemoFolder): Versions {
  return {
    runtime: byName(runtimePackages(folder.imports), (name) => installedVersion(folder, name)),
    tools: byName(TOOL_PACKAGES, toolVersion),
  };
}
