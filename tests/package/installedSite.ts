import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { PACKAGE_NAME, TARBALL } from '../../scripts/package/manifest';
import { installing } from './packageManagers';

/** A small site, whose content is that of another library. */
const CONTENT = path.resolve('tests/sites/slider');

/** The site of `tests/sites`, as a site that has the package among its dependencies. */
const withPackage = (config: string) =>
  config.replace(/'[./]+src\/site\/defineSite'/, `'${PACKAGE_NAME}'`);

/** A site in an empty folder of its own, and the program that is installed there. */
export interface InstalledSite {
  folder: string;
  /** Arguments for Node. */
  program: readonly string[];
}

/**
 * Packs this project, and installs it with a package manager in a folder with nothing but content.
 *
 * @param manager - Its name, with a version if need be.
 * @param versions - Of packages, in the place of those that the content names.
 */
export async function installSite(
  manager: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<InstalledSite> {
  await execa('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/pack.ts']);
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  for (const name of ['docs', 'demos'])
    await cp(path.join(CONTENT, name), path.join(folder, name), { recursive: true });
  const config = await readFile(path.join(CONTENT, '.dumirc.ts'), 'utf8');
  await writeFile(path.join(folder, '.dumirc.ts'), withPackage(config));
  const own = JSON.parse(await readFile(path.join(CONTENT, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  const dependencies = { ...own.dependencies, ...versions, [PACKAGE_NAME]: `file:${TARBALL}` };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...own, dependencies }));
  const [command, args] = installing(manager);
  await execa(command, args, { cwd: folder });
  return { folder, program: [path.join(folder, 'node_modules', PACKAGE_NAME, 'bin.mjs')] };
}
