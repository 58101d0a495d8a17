import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { COMPILED, PACKAGE_NAME } from '../../scripts/package/manifest';

/**
 * Packs the package that was compiled last as another version of it.
 *
 * @param changes - Texts of its program, and what its authors have written in their place.
 * @returns Path of the file that can be installed.
 */
export async function packAs(
  version: string,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'newer-'));
  const compiled = path.join(folder, 'package');
  await cp(COMPILED, compiled, { recursive: true });
  const change = async (file: string, from: string | RegExp, to: string) => {
    const before = await readFile(path.join(compiled, file), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`there is no ${String(from)} in ${file}`);
    await writeFile(path.join(compiled, file), after);
  };
  await change('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
  for (const [from, to] of Object.entries(changes)) await change('src/node/index.cjs', from, to);
  await execa('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: compiled });
  return path.join(folder, `${PACKAGE_NAME}-${version}.tgz`);
}
