import { isRecord } from '../../lib/read';
import type { Versions } from './model';

/** The packages a demo may import; a test holds the list against the demos. */
export const RUNTIME_PACKAGES: readonly string[] = ['rc-select', 'react', 'react-dom'];

/** What an exported project is built and type-checked with. */
export const TOOL_PACKAGES: readonly string[] = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

function lockedVersion(lock: unknown, name: string): string {
  const packages = isRecord(lock) ? lock.packages : undefined;
  const entry = isRecord(packages) ? packages[`node_modules/${name}`] : undefined;
  const version = isRecord(entry) ? entry.version : undefined;
  if (typeof version === 'string') return version;
  throw new Error(
    `package-lock.json has no version of ${name}.\n` +
      '  Why: an exported demo names the exact versions that the site is built and tested with.\n' +
      `  What to do: "npm install --save-exact ${name}", or take it off the list in src/demo/code/packages.ts.`,
  );
}

/**
 * Reads the versions that exported projects name.
 *
 * @throws When a package is not locked, with its name and what to do.
 */
export function readVersions(lock: unknown): Versions {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, lockedVersion(lock, name)]));
  return { runtime: pick(RUNTIME_PACKAGES), tools: pick(TOOL_PACKAGES) };
}
