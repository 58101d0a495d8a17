import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frameModules } from '../build/sandbox/frameModules';
import { scanScript } from './scanImports';
import { readVersions, runtimePackages, TOOL_PACKAGES } from './packages';
import { EXPORT_DATA, SITE_DEMOS } from '../../../tests/support/demos';

interface Lock {
  packages: Record<string, { version?: string } | undefined>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

describe('the versions of an exported project', () => {
  test('are exactly the locked ones', () => {
    const { runtime, tools } = EXPORT_DATA.versions;
    expect(Object.keys(runtime)).toEqual([
      'rc-select',
      'react-hook-form',
      '@hookform/resolvers',
      'formik',
      '@tanstack/react-form',
      'zod',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(tools)).toEqual(TOOL_PACKAGES);
    for (const [name, version] of Object.entries({ ...runtime, ...tools })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(version, name).toBe(lock.packages[`node_modules/${name}`]?.version);
    }
  });

  test('use a Vite that starts in StackBlitz, unlike the one built on rolldown', () => {
    // https://github.com/stackblitz/webcontainer-core/issues/2142 and #2167: Vite 8 has no binding
    // there.
    expect(EXPORT_DATA.versions.tools.vite).toMatch(/^7\./);
  });

  test('are of packages that are installed, else the message names the package', () => {
    expect(() => readVersions({ ...SITE_DEMOS, imports: ['not-installed/style.css'] })).toThrow(
      /^the package not-installed is not installed\.\n {2}Why: .*\n {2}What to do: .*not-installed/,
    );
  });
});

test('the packages of demos are those of the modules that they may import, and React', () => {
  expect(runtimePackages(['a', 'a/style.css', '@b/c', '@b/c/d'])).toEqual([
    'a',
    '@b/c',
    'react',
    'react-dom',
  ]);
});

test('demos import nothing but what `demos.imports` in .dumirc.ts lists', () => {
  const modules = readdirSync('demos', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap(
      (path) => scanScript(readFileSync(`demos/${path}`, 'utf8'), path.endsWith('x')).imports,
    )
    .map(({ specifier = '' }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'));
  expect(modules).toContain('rc-select');
  expect(modules.filter((name) => !frameModules(SITE_DEMOS.imports).includes(name))).toEqual([]);
});
