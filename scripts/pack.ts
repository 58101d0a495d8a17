import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from './lib/command';
import { run } from './lib/run';
import { compile } from './package/compile';
import { COMPILED, manifest, TARBALL } from './package/manifest';

/** Makes the package: `.cache/package`, and a file beside it that npm can install. */
command(async () => {
  await rm(COMPILED, { recursive: true, force: true });
  const imported = await compile(COMPILED);
  const text = JSON.stringify(manifest(imported), undefined, 2);
  await writeFile(path.join(COMPILED, 'package.json'), `${text}\n`);
  const args = ['pack', '--silent', '--pack-destination', path.dirname(TARBALL)];
  process.exitCode = await run('npm', args, { cwd: COMPILED });
});
