import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { project } from '../../scripts/lib/run';
import { copyPages, type DemoPage } from './copyPages';

const PAGES = 'docs/demo';

async function readPages(folder: string): Promise<DemoPage[]> {
  const files = (await readdir(join(folder, PAGES))).filter((name) => name.endsWith('.md'));
  const pages = files.sort().map(async (file) => ({
    name: file.replace(/\.md$/, ''),
    text: await readFile(join(folder, PAGES, file), 'utf8'),
  }));
  // The overview at /demo has no demos.
  return (await Promise.all(pages)).filter(({ name }) => name !== 'index');
}

/** Links the packages of the project one by one, since builds keep a cache beside them. */
async function linkPackages(folder: string): Promise<void> {
  const packages = 'node_modules';
  await mkdir(join(folder, packages));
  for (const name of await readdir(join(project, packages))) {
    if (name !== '.cache')
      await symlink(join(project, packages, name), join(folder, packages, name));
  }
}

/** Copies the project, without what git ignores, to a folder of its own with its packages. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  const files = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execa('git', files, { cwd: project });
  for (const file of stdout.split('\n')) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(join(project, file), join(folder, file));
  }
  await linkPackages(folder);
  return folder;
}

/** Makes a site with so many demo pages, each with its demos, in a folder for temporary files. */
export async function writeSite(count: number): Promise<string> {
  const folder = await copyProject();
  for (const { name, text, source } of copyPages(await readPages(folder), count)) {
    await writeFile(join(folder, PAGES, `${name}.md`), text);
    await cp(join(folder, 'demos', source), join(folder, 'demos', name), { recursive: true });
  }
  return folder;
}
