import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scanScript } from './scanImports';
import { readVersions, RUNTIME_PACKAGES, TOOL_PACKAGES } from './packages';
import { RUNTIME_MODULES } from '../sandbox/compile/imports';
import { EXPORT_DATA } from '../../../tests/support/demos';

interface Lock {
  packages: Record<string, { version?: string } | undefined>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

describe('the versions of an exported project', () => {
  test('are exactly the locked ones', () => {
    const { runtime, tools } = EXPORT_DATA.versions;
    expect(Object.keys({ ...runtime, ...tools })).toEqual([...RUNTIME_PACKAGES, ...TOOL_PACKAGES]);
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

  test('the modules available to edited code are those that demos import', () => {
    const modules = readdirSync('demos', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap(
        (path) => scanScript(readFileSync(`demos/${path}`, 'utf8'), path.endsWith('x')).imports,
      )
      .map(({ specifier = '' }) => specifier)
      .filter((specifier) => !specifier.startsWith('.'));
    expect(modules).toContain('rc-select');
    expect(
      modules.filter((specifier) => !RUNTIME_MODULES.includes(specifier)),
      'Edited code cannot import these. Add each, with its subpath, to src/demo/sandbox/compile/imports.ts and ' +
        'src/demo/build/sandbox/runtimeEntry.ts.',
    ).toEqual([]);
  });

  test('cover exactly the packages available to edited code', () => {
    const inFrame = RUNTIME_MODULES.map((name) =>
      name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
    );
    expect(
      [...new Set(inFrame)].sort(),
      'A package of demos belongs in RUNTIME_PACKAGES (src/demo/code/packages.ts, for exports) and its modules in ' +
        'src/demo/sandbox/compile/imports.ts and src/demo/build/sandbox/runtimeEntry.ts (for the frame). Add it where it is missing.',
    ).toEqual([...RUNTIME_PACKAGES].sort());
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { packages: 1 },
    { packages: { [`node_modules/${RUNTIME_PACKAGES[0]}`]: {} } },
  ])('are not invented when the lock file has none: %j', (damaged) => {
    const message = `package-lock\\.json has no version of ${RUNTIME_PACKAGES[0]}\\.\n {2}Why: .*\n {2}What to do: `;
    expect(() => readVersions(damaged)).toThrow(new RegExp(message));
  });
});
