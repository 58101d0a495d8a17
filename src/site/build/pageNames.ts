import path from 'node:path';
import type { IApi } from 'dumi';
import { Problems } from '../../lib/problem';
import { siteOf } from '../../build/settings';
import { contentProblems, settingProblems } from './siteProblems';
import { syntaxProblems } from './syntaxProblems';
import { checkPageFiles, listPages } from '../../document/page/pageFiles';

/**
 * dumi plugin: refuses what is wrong with the site as a whole, and names of pages that are no
 * addresses, before dumi makes routes of them.
 */
export default function pageNames(api: IApi): void {
  api.describe({ key: 'site:page-names' });

  api.modifyRoutes({
    stage: -Infinity,
    fn(routes) {
      const [first, ...others] = [
        ...settingProblems(siteOf(api)),
        // While an author works, a page may come that others lead to.
        ...(api.name === 'build'
          ? [...contentProblems(siteOf(api)), ...syntaxProblems(api.cwd)]
          : []),
        ...checkPageFiles(listPages(path.join(api.cwd, 'docs'))),
      ];
      if (first) throw new Problems(first, ...others);
      return routes;
    },
  });
}
