import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SITE } from '../../../tests/support/site';
import { readDemoFiles } from '../../../src/demo/code/disk';
import { toSidebar } from '../../../src/document/page/sidebar';
import { readSources } from './pages';
import { toMdx, type Frame } from './toMdx';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const toFramePage = ({ entry }: Frame) =>
  [
    '---',
    `import Demo from '../../demos/${entry}';`,
    '---',
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Demo</title></head>',
    '<body><Demo client:idle /></body></html>',
    '',
  ].join('\n');

/** Writes the content of this site into the folder of a Starlight site. */
export async function writeStarlight(project: string, target: string): Promise<void> {
  for (const folder of ['src/content', 'src/demos', 'src/pages', 'public']) {
    await rm(join(target, folder), { recursive: true, force: true });
  }
  await cp(join(project, 'demos'), join(target, 'src/demos'), { recursive: true });
  await cp(join(project, 'public'), join(target, 'public'), { recursive: true });

  const sources = readSources(project);
  const pages = sources.filter(({ file }) => !file.includes('$tab-'));
  for (const source of pages) {
    const tabs = sources.filter(({ file }) =>
      file.startsWith(source.file.replace('.md', '.$tab-')),
    );
    const filesOf = (entry: string) => readDemoFiles(SITE.demos, entry);
    const { text, frames } = toMdx({ source, tabs, filesOf });
    await write(join(target, 'src/content/docs', `${source.file}x`), text);
    for (const frame of frames) {
      await write(join(target, `src/pages/frames/${frame.id}.astro`), toFramePage(frame));
    }
  }
  const sidebar = toSidebar(pages.map(({ page }) => page)).map(({ title = 'Guide', items }) => ({
    label: title,
    items: items.map((item) => ({ label: item.title, link: item.path })),
  }));
  await write(join(target, 'sidebar.json'), JSON.stringify(sidebar, null, 2));
}
