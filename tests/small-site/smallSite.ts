import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeSite } from '../../bench/scale/writeSite';
import { DUMI_BUILD } from '../../scripts/lib/site';

/** The demo pages that stay; with all of them, a build would take twice as long. */
const PAGES = ['index.md', 'email.md', 'suggest.md', 'tags.md'];

/** A copy of this site with few pages. */
export interface SmallSite {
  folder: string;
  /** Builds it with these variables. */
  build(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Folder of what was built. */
  dist: string;
  /** Reads a file of what was built. */
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

/** An old address that leads to a page that is there. */
export const MOVED = { from: '/demo/oldTags', to: '/demo/tags' };

/** Replaces the redirects, which lead to pages that are not there. */
async function replaceRedirects(folder: string): Promise<void> {
  const text = `export default ${JSON.stringify({ [MOVED.from]: MOVED.to })};\n`;
  await writeFile(join(folder, 'src/subject/rc-select/redirects.ts'), text);
}

/** Takes out the search words of pages that are not there, which would end the build. */
async function removeSearchWords(folder: string, pages: readonly string[]): Promise<void> {
  const synonyms = join(folder, 'src/subject/rc-select/synonyms.ts');
  const questions = join(folder, 'src/subject/rc-select/questions.json');
  let kept = await readFile(synonyms, 'utf8');
  for (const page of pages) {
    kept = kept.replace(new RegExp(`^ +'${page}': \\[[^\\]]*\\],\\n`, 'm'), '');
  }
  await writeFile(synonyms, kept);
  const all = Object.entries(JSON.parse(await readFile(questions, 'utf8')) as object);
  // Of the list of demos, the groups that have none left are gone, too.
  const gone = [...pages, '/demo'];
  const left = all.filter(([address]) => !gone.includes(address.replace(/#.*/, '')));
  await writeFile(questions, JSON.stringify(Object.fromEntries(left)));
}

/** Takes out of the rows of tables what leads to demos, which a build refuses if they are gone. */
async function removeReferences(folder: string): Promise<void> {
  const reference = join(folder, 'src/subject/rc-select/reference');
  const files = await readdir(reference, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(reference, file), 'utf8');
    await writeFile(join(reference, file), text.replace(/^ +see: \[[^\]]*\],\n/gm, ''));
  }
}

/** Lets links to pages that are not there lead to the list of demos. */
async function removeLinks(folder: string, pages: readonly string[]): Promise<void> {
  const docs = join(folder, 'docs');
  const files = await readdir(docs, { recursive: true });
  const links = new RegExp(`\\]\\((?:${pages.join('|')})(?:#[\\w-]+)?\\)`, 'g');
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = await readFile(join(docs, file), 'utf8');
    await writeFile(join(docs, file), text.replace(links, '](/demo)'));
  }
}

/** Copies the site to a folder for temporary files. */
export async function makeSmallSite(): Promise<SmallSite> {
  const folder = await writeSite(0);
  const at = (file: string) => join(folder, file);
  const removed = (await readdir(at('docs/demo'))).filter((page) => !PAGES.includes(page));
  for (const page of removed) await rm(at(`docs/demo/${page}`));
  const addresses = removed.map((page) => `/demo/${page.replace('.md', '')}`);
  await replaceRedirects(folder);
  await removeSearchWords(folder, addresses);
  await removeReferences(folder);
  await removeLinks(folder, addresses);

  return {
    folder,
    async build(env = {}) {
      await rm(at('dist'), { recursive: true, force: true });
      await execa('node', DUMI_BUILD, { cwd: folder, env });
    },
    dist: at('dist'),
    read: (file) => readFile(at(`dist/${file}`), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
