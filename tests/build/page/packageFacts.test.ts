import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { isRecord } from '../../../src/lib/read';
import { parse } from '../dist';

const LIBRARY = 'rc-select';

const shown = [...parse('/').querySelectorAll('.package-facts li')].map(
  ({ textContent }) => textContent,
);

/** The number at the beginning of a fact. */
const numberOf = (words: string) =>
  Number.parseFloat(shown.find((text) => text.includes(words)) ?? '');

/** What Vite makes of a module, compressed. */
async function bundled(code: string, part: 'chunk' | 'asset'): Promise<number> {
  const entry = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const output = Array.isArray(result) ? result.flatMap((one) => one.output) : [];
  const single = 'output' in result ? result.output : output;
  return single
    .filter(({ type }) => type === part)
    .map((file) => gzipSync('code' in file ? file.code : file.source).length)
    .reduce((sum, size) => sum + size, 0);
}

/** Names of the packages that the lock file installs with one, without React. */
function installedWith(name: string): Set<string> {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = isRecord(lock) && isRecord(lock.packages) ? lock.packages : {};
  const known = new Set<string>();
  const follow = (each: string) => {
    const entry = packages[`node_modules/${each}`];
    if (!isRecord(entry) || !isRecord(entry.dependencies)) return;
    for (const next of Object.keys(entry.dependencies)) {
      if (known.has(next) || /^react(-dom)?$/.test(next)) continue;
      known.add(next);
      follow(next);
    }
  };
  follow(name);
  return known;
}

test('the size of the package is what another bundler makes of it, within a tenth', async () => {
  const size = await bundled(`import * as all from '${LIBRARY}'; window.all = all;`, 'chunk');
  const facts = numberOf('min + gzip') * 1000;
  expect(facts).toBeGreaterThan(size * 0.9);
  expect(facts).toBeLessThan(size * 1.1);
});

test('the size of its style sheet is what another bundler makes of it, within a tenth', async () => {
  const size = await bundled(`import '${LIBRARY}/assets/index.css';`, 'asset');
  const facts = numberOf('of styles') * 1000;
  expect(facts).toBeGreaterThan(size * 0.9);
  expect(facts).toBeLessThan(size * 1.1);
});

test('licence, types and dependencies of the package are those of the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license: string }>;
  };
  const { license } = lock.packages[`node_modules/${LIBRARY}`] ?? {};
  expect(shown).toContain(`${license} licence`);
  expect(shown).toContain('Types included');
  expect(numberOf('dependencies')).toBe(installedWith(LIBRARY).size);
});
