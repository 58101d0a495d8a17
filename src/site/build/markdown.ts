import type { IApi } from 'dumi';
import type { Problem } from '../../lib/problem';
import { readCommitTimes } from '../../document/page/markdown/commitTimes';
import type { Term } from '../../document/page/markdown/glossaryLinks';
import { ownFile } from '../../build/packageRoot';
import { siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { DEFAULT_LOCALE } from '../../locale/locales';
import { ruleNamed, loaderNamed } from '../../build/webpackChain';
import { findBrokenLinks, type LinkTargets } from './brokenLinks';
import { createPageCompiler, type PageCompiler } from './compilePages';
import type { TableGroups } from './rehypeTableGroups';
import { PAGE_PARTS } from './pageModules';
import { findUnknownTables } from './unknownTables';

const DUMI = {
  by: 'dumi',
  why: 'pages would be compiled by dumi, which does not go on after a mistake.',
  file: 'src/site/build/markdown.ts',
};

let compiler: PageCompiler | undefined;

/**
 * What is wrong with the links and the tables of the pages as they were last compiled.
 *
 * @param docs - The folder with all pages.
 */
export function brokenLinksOf(docs: string, targets: LinkTargets): Problem[] {
  const texts = compiler?.texts(docs) ?? [];
  return [...findUnknownTables(texts, targets.tables), ...findBrokenLinks(texts, targets)];
}

/** What the site says of groups of props, in the language of its pages. */
function tableGroupsOf(subject: string | undefined): TableGroups {
  return {
    tables: loadSubject(subject, 'reference')?.tables ?? [],
    titles: loadSubject(subject, 'propGroups')?.[DEFAULT_LOCALE] ?? {},
  };
}

/** dumi plugin: the site's own loader of Markdown pages. */
export default function markdown(api: IApi): void {
  let terms: readonly Term[] | undefined;
  let groups: TableGroups | undefined;
  const pages = createPageCompiler({
    project: api.cwd,
    demos: () => siteOf(api).demos,
    tableGroups: () => (groups ??= tableGroupsOf(siteOf(api).subject)),
    terms: () => (terms ??= loadSubject(siteOf(api).subject, 'glossary') ?? []),
    commitTimes: readCommitTimes(api.cwd, 'docs'),
    keepsFailed: api.name === 'dev',
  });
  compiler = pages;

  api.describe({ key: 'site:markdown' });

  api.chainWebpack((memo) => {
    for (const part of PAGE_PARTS) {
      loaderNamed(memo, `dumi-md.${part}`, `${part}-loader`, DUMI)
        .loader(ownFile('src/build/rawLoader.cjs'))
        .tap((options: object) => ({ ...options, load: pages.load(part) }));
    }
    // `?watch=parent` asks for an empty module, which is only there to be watched.
    ruleNamed(memo, 'dumi-md', DUMI).resourceQuery({ not: [/watch=parent/] });
    // Each module of demos imports its page for that, and would need a file with the page as it is.
    memo.module.rule('pages').test(/\.md$/).set('sideEffects', false);
    return memo;
  });
}
