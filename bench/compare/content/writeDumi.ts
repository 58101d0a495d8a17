import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSources } from './pages';

/** Writes the content of this site into the folder of a stock dumi site. */
export async function writeDumi(project: string, target: string): Promise<void> {
  for (const folder of ['docs', 'demos', 'public']) {
    await rm(join(target, folder), { recursive: true, force: true });
  }
  for (const folder of ['demos', 'public']) {
    await cp(join(project, folder), join(target, folder), { recursive: true });
  }
  for (const { file, yaml, body } of readSources(project)) {
    const path = join(target, 'docs', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `---\n${yaml}\n---\n${body}`);
  }
}
