import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** Packages that run a script when they are installed, and what for. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles itself where it has no binary; umi watches files with it',
  '@swc/core': 'checks that its binary is there; dumi reads demos with it',
  'core-js': 'prints a request for donations; umi depends on it, the site does not contain it',
  'core-js-pure': 'the same, for a tool of umi',
  esbuild: 'checks its binary, which bundles the workers and runs the scripts',
};

const { packages, lockfileVersion } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
) as LockFile;
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');

test('every package in the lock file is an exact version with its hash', () => {
  expect(lockfileVersion).toBe(3);
  const faults = locked
    .filter(
      ([, { version, integrity = '' }]) =>
        !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    .map(([path]) => path);
  expect(faults).toEqual([]);
  expect(locked.length).toBeGreaterThan(1000);
});

test('no package in the lock file comes from elsewhere than the npm registry', () => {
  // npm leaves the address out for the registry in use, and writes those of git, files and others.
  const elsewhere = locked.filter(
    ([, { resolved = 'https://registry.npmjs.org/', link = false }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

test('the lock file names the packages that package.json asks for, in their exact versions', () => {
  const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const wanted = { ...asked.dependencies, ...asked.devDependencies };
  for (const [name, version] of Object.entries(wanted))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
});

test('no package runs a script when it is installed but those that are named here', () => {
  const scripts = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect([...new Set(scripts)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});
