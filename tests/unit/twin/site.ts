import type { Content } from '../../../src/markdown-pages/components';
import keyboard from '../../../src/subject/rc-select/keyboard';
import screenshots from '../../../src/subject/rc-select/screenshots.json';
import type { PublicAddress } from '../../../src/document/page/publicAddress';
import {
  type SourcePage,
  type SourceText,
  createLink,
} from '../../../src/markdown-pages/sourcePage';

/** A text of a page. */
export const text = (body: string, fields: Partial<SourceText> = {}): SourceText => ({
  title: 'Title',
  description: 'What it is for.',
  file: 'docs/page.md',
  line: 5,
  body,
  ...fields,
});

/** A page without tabs. */
export const page = (path: string, body = '', fields: Partial<SourcePage> = {}): SourcePage => ({
  path,
  frontMatter: { title: `Title of ${path}` },
  text: text(body, { title: `Title of ${path}` }),
  props: [],
  lastUpdated: undefined,
  tabs: [],
  ...fields,
});

export const HERE: PublicAddress = { origin: undefined, base: '/' };
export const ELSEWHERE: PublicAddress = { origin: 'https://docs.example', base: '/select/' };

/** A package of a thousand bytes. */
export const FACTS = {
  script: 1000,
  style: 0,
  dependencies: 0,
  hasTypes: true,
  licence: 'MIT',
  react: '',
};

/** What components show on a site with these pages. */
export const contentOf = (
  pages: readonly SourcePage[],
  address = HERE,
  fields: Partial<Content> = {},
): Content => ({
  pages,
  address,
  link: createLink(new Set(pages.map(({ path }) => path)), address),
  demoFiles: () => ({}),
  tables: [],
  groupTitles: {},
  keyboard,
  screenshots,
  packageFacts: FACTS,
  hasPlayground: true,
  ...fields,
});
