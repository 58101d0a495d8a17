import path from 'node:path';
import type { IApi } from 'dumi';
import type { Problem } from '../../lib/problem';
import { readCommitTimes } from '../../document/page/markdown/commitTimes';
import type { Term } from '../../document/page/markdown/glossaryLinks';
import { loadSubject } from '../../build/subject';
import { siteOf } from '../../build/settings';
import { ruleNamed, loaderNamed } from '../../build/webpackChain';
import { findBrokenLinks } from './brokenLinks';
import { createPageCompiler, type PageCompiler } from './compilePages';
import { PAGE_PARTS } from './pageModules';

type Redirects = Parameters<typeof findBrokenLinks>[1];

const DUMI = {
  by: 'dumi',
  why: 'pages would be compiled by dumi, which does not go on after a mistake.',
  file: 'src/site/build/markdown.ts',
};

let compiler: PageCompiler | undefined;

/**
 * What is wrong with the links of the pages as they were last compiled.
 *
 * @param docs - The folder with all pages.
 */
export function brokenLinksOf(docs: string, redirects: Redirects): Problem[] {
  return findBrokenLinks(compiler?.texts(docs) ?? [], redirects);
}

/** dumi plugin: the site's own loader of Markdown pages. */
export default function markdown(api: IApi): void {
  let terms: readonly Term[] | undefined;
  const pages = createPageCompiler({
    project: api.cwd,
    demos: () => siteOf(api).demos,
    terms: () => (terms ??= loadSubject(siteOf(api).subject, 'glossary') ?? []),
    commitTimes: readCommitTimes(api.cwd, 'docs'),
    keepsFailed: api.name === 'dev',
  });
  compiler = pages;

  api.describe({ key: 'site:markdown' });

  api.chainWebpack((memo) => {
    for (const part of PAGE_PARTS) {
      loaderNamed(memo, `dumi-md.${part}`, `${part}-loader`, DUMI)
        .loader(path.join(__dirname, '../../build/rawLoader.cjs'))
        .tap((options: object) => ({ ...options, load: pages.load(part) }));
    }
    // `?watch=parent` asks for an empty module, which is only there to be watched.
    ruleNamed(memo, 'dumi-md', DUMI).resourceQuery({ not: [/watch=parent/] });
    // Each module of demos imports its page for that, and would need a file with the page as it is.
    memo.module.rule('pages').test(/\.md$/).set('sideEffects', false);
    return memo;
  });
}
