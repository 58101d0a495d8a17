import { readdirSync, readFileSync } from 'node:fs';
import { SITE } from './site';
import { readDemoFiles, readExportData } from '../../src/demo/code/disk';
import {
  isShared,
  type DemoAssets,
  type ExportData,
  type Project,
} from '../../src/demo/code/model';
import { scanDemo } from '../../src/demo/code/collect';
import { toProject } from '../../src/demo/export/files';

/** The demos of the site. */
export const SITE_DEMOS = SITE.demos;

const FOLDERS = ['docs/demo', 'docs/guide'];

const BLOCK = /<code src="\.\.\/\.\.\/demos\/([^"]+)" id="([^"]+)" title="([^"]+)"/g;

const FOUND = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((page) => `${folder}/${page}`),
).flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(BLOCK)].map(([, entry = '', id = '', title = '']) => ({
    address: page.replace(/^docs|\.md$/g, ''),
    block: { id, title, entry },
  })),
);

/** Every demo block of the pages: which file, under which id and title. */
export const DEMO_BLOCKS: readonly Omit<DemoAssets, 'files'>[] = FOUND.map(({ block }) => block);

/** The address of the page that shows a demo. */
export function pageOfDemo(id: string): string {
  const found = FOUND.find(({ block }) => block.id === id);
  if (!found) throw new Error(`No page shows a demo with the id "${id}".`);
  return found.address;
}

/** The export data of this tree. */
export const EXPORT_DATA: ExportData = readExportData(SITE);

/** A demo of the site with its own files. */
export function demoAssets(id: string): DemoAssets {
  const block = DEMO_BLOCKS.find((demo) => demo.id === id);
  if (!block) throw new Error(`No page shows a demo with the id "${id}".`);
  const files = Object.entries(readDemoFiles(SITE_DEMOS, block.entry));
  return {
    ...block,
    files: Object.fromEntries(files.filter(([path]) => !isShared(path, block.entry))),
  };
}

/** A demo of the site as it is exported. */
export function demoProject(id: string): Project {
  return toProject(demoAssets(id), EXPORT_DATA, scanDemo);
}
