import { findPackage, packageOf, REACT_PACKAGES } from '../../build/installed';
import type { DemoFolder } from '../../build/settings';
import { Problem } from '../../lib/problem';
import type { Versions } from './model';

/** The packages that demos may import, by the modules of others than React that they may. */
export function runtimePackages(imports: readonly string[]): string[] {
  return [...new Set([...imports.map(packageOf), ...REACT_PACKAGES])];
}

/** What an exported project is built and type-checked with. */
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

/**
 * Reads the versions that exported projects name.
 *
 * @throws {Problem} When a package is not installed.
 */
export function readVersions(folder: DemoFolder): Versions {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(folder, name)]));
  return { runtime: pick(runtimePackages(folder.imports)), tools: pick(TOOL_PACKAGES) };
}
