import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { expect, inject, test } from 'vitest';
import { PACKAGE_NAME } from '../../scripts/package/manifest';
import { packAs } from './packAs';
import { installing } from './packageManagers';

const folder = inject('installedSite');
const at = (file: string) => path.join(folder, file);

/** Writes a file of the site with a text replaced. */
async function replace(file: string, text: string | RegExp, by: string): Promise<void> {
  const before = await readFile(at(file), 'utf8');
  expect(before).toMatch(text);
  await writeFile(at(file), before.replace(text, by));
}

const build = () =>
  execa('node', [at(`node_modules/${PACKAGE_NAME}/bin.mjs`), 'build'], {
    cwd: folder,
    reject: false,
    all: true,
  });

test('a site that was made with one version is built with the next, which says what it calls otherwise', async () => {
  const newer = await packAs('0.2.0', {
    'content: `umi ': 'content: `0.2.0 umi ',
    'FORMER_FIELDS = {}': "FORMER_FIELDS = { 'demos.packages': 'demos.imports' }",
  });
  await replace('package.json', /file:[^"]+\.tgz/, `file:${newer}`);
  const [command, args] = installing(process.env.PACKAGE_MANAGER ?? 'npm');
  await execa(command, args, { cwd: folder });

  await replace('.dumirc.ts', 'imports:', 'packages:');
  const refused = await build();
  expect(refused.all).toContain(
    'What happened: `demos.packages` is called `demos.imports` in this version.',
  );
  expect(refused.exitCode).toBe(1);

  await replace('.dumirc.ts', 'packages:', 'imports:');
  expect((await build()).all).toContain('Build demo/range/index.html');
  expect(await readFile(at('dist/index.html'), 'utf8')).toContain('content="0.2.0 umi ');
}, 400_000);
