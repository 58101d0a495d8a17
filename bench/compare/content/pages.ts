import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { isRecord, textOf } from '../../../src/lib/read';
import { expand } from './expand';
import type { SourcePage } from './sourcePage';

/** A file of `docs/` in a form that every generator can be given. */
export interface Source {
  /** Below `docs/`, such as `demo/single.md`. */
  file: string;
  /** The front matter as text, without the two `---` lines. */
  yaml: string;
  /** Markdown in which the components of this site's theme are replaced by what they show. */
  body: string;
  page: SourcePage;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** In every description, so no limit that a page could meet. */
const UNLIMITED = Number.POSITIVE_INFINITY;

function placeOf(value: unknown): { title?: string; order?: number } {
  if (!isRecord(value)) return {};
  return { title: textOf(value.title, UNLIMITED) || undefined, order: Number(value.order) || 0 };
}

function readFrontMatter(yaml: string, filename: string): SourcePage['frontMatter'] {
  const fields = load(yaml);
  if (!isRecord(fields)) return { title: '', description: '', filename };
  return {
    filename,
    title: textOf(fields.title, UNLIMITED),
    description: textOf(fields.description, UNLIMITED),
    order: Number(fields.order) || 0,
    nav: placeOf(fields.nav),
    group: placeOf(fields.group),
  };
}

function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.md$|\.md$/, '')}`;
}

/** Reads all pages. The tabs of a page are files of their own: `index.$tab-playground.md`. */
export function readSources(project: string): Source[] {
  const docs = join(project, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  const read = files.map((file) => {
    const text = readFileSync(join(docs, file), 'utf8');
    const yaml = FRONT_MATTER.exec(text)?.[1] ?? '';
    const frontMatter = readFrontMatter(yaml, file);
    const page: SourcePage = { path: addressOf(file), frontMatter, toc: [], tabs: [] };
    return { file, yaml, text: text.replace(FRONT_MATTER, ''), page };
  });
  const pages = read.filter(({ file }) => !file.includes('$tab-')).map(({ page }) => page);
  return read.map(({ text, ...source }) => ({ ...source, body: expand(text, pages) }));
}
