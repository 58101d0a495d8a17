import { join } from 'node:path';
import { load } from 'js-yaml';
import { isRecord, isText, itemsOf, type Fields } from '../lib/read';
import { readText } from '../lib/textFile';
import { readCommitTimes } from '../document/page/markdown/commitTimes';
import { splitSource } from '../document/page/markdown/splitSource';
import { listPages, pageOf } from '../document/page/pageFiles';
import { pageFileOf, tabKeyOf } from '../document/page/tabAddress';
import type { SourcePage, SourceText } from './sourcePage';

/** Folder of the pages, from which their addresses are counted. */
const DOCS = 'docs/';

/** More props than any page is about. */
const PROPS = 100;

interface Source {
  text: SourceText;
  /** Of the front matter; the build has checked them (checkFrontMatter). */
  fields: Fields;
}

function readSource(project: string, file: string): Source {
  const { yaml, body, line } = splitSource(readText(join(project, file)));
  const loaded = load(yaml);
  const fields = isRecord(loaded) ? loaded : {};
  const text = {
    file,
    title: isText(fields.title) ? fields.title : '',
    description: isText(fields.description) ? fields.description : '',
    body,
    line,
  };
  return { text, fields };
}

function titledOf(value: unknown): { title?: string; order?: number } {
  if (!isRecord(value)) return {};
  return {
    ...(isText(value.title) && { title: value.title }),
    ...(typeof value.order === 'number' && { order: value.order }),
  };
}

/**
 * Reads all pages of the site with their tabs.
 *
 * @param project - Folder with `docs/`.
 * @param tabIds - Of all tabs, in their order: their files without the extension.
 */
export function readPages(project: string, tabIds: readonly string[] = []): SourcePage[] {
  const placeOfTab = ({ file }: SourceText) => tabIds.indexOf(file.replace(/\.md$/, ''));
  const times = readCommitTimes(project, 'docs');
  const files = listPages(join(project, DOCS)).map((file) => DOCS + file);
  return files
    .filter((file) => tabKeyOf(file) === '')
    .map((file) => {
      const { fields, text } = readSource(project, file);
      const tabs = files.flatMap((each) => {
        const key = tabKeyOf(each);
        if (key === '' || pageFileOf(each) !== file) return [];
        return [{ key, ...readSource(project, each).text }];
      });
      tabs.sort((one, other) => placeOfTab(one) - placeOfTab(other));
      const order = typeof fields.order === 'number' ? { order: fields.order } : {};
      const frontMatter = {
        title: text.title,
        ...order,
        nav: titledOf(fields.nav),
        group: titledOf(fields.group),
      };
      const props = itemsOf(fields.props, PROPS, (prop) => (isText(prop) ? prop : undefined));
      const path = pageOf(file.slice(DOCS.length));
      return { path, frontMatter, text, props, lastUpdated: times.get(file), tabs };
    });
}
