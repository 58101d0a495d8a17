import path from 'node:path';
import type { IApi } from 'dumi';
import { readCommitTimes } from '../../page/markdown/commitTimes';
import { createLoadPage } from './compilePages';
import { PAGE_PARTS } from './pageModules';

/** dumi plugin: the site's own loader of Markdown pages. */
export default function markdown(api: IApi): void {
  const load = createLoadPage({
    project: api.cwd,
    commitTimes: readCommitTimes(api.cwd, 'docs'),
    keepsFailed: api.name === 'dev',
  });

  api.describe({ key: 'site:markdown' });

  api.chainWebpack((memo) => {
    const rule = memo.module.rule('dumi-md');
    for (const part of PAGE_PARTS) {
      rule
        .oneOf(part)
        .use(`${part}-loader`)
        .loader(path.join(__dirname, '../site/rawLoader.cjs'))
        .tap((options) => ({ ...options, load: load(part) }));
    }
    // Those are empty modules, which are only there to be watched.
    rule.resourceQuery({ not: [/watch=parent/] });
    return memo;
  });
}
