import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { redirectPage } from '../../page/redirectPage';
import { REDIRECTS } from '../../rc-select/redirects';
import { settingsOf } from '../site/settings';

/**
 * dumi plugin: which page an address leads to. Other spellings of addresses and those of pages that
 * have moved lead to the page (B4): in the application by a route that replaces itself, on a plain
 * static host by a page that does.
 *
 * Routes distinguish upper and lower case, as the files of a static host do. react-router does not
 * by itself (https://reactrouter.com/en/6.3.0/docs/en/v6/api#useroutes), and would hydrate the 404
 * page that the host sends for `/demo/Single` with the page at `/demo/single`.
 */
export default function routes(api: IApi): void {
  api.describe({ key: 'site:routes' });

  api.modifyRoutes({
    // After all that add routes, and after dumi, which turns every address into kebab case
    // (dumi/dist/features/routes.js).
    stage: Infinity,
    fn(all) {
      for (const from of Object.keys(REDIRECTS)) {
        const id = `redirect:${from}`;
        all[id] = {
          id,
          path: from.slice(1),
          absPath: from,
          parentId: 'DocLayout',
          file: path.join(api.cwd, 'theme/dumi/Redirect.tsx'),
          prerender: false,
        };
      }
      for (const route of Object.values(all)) route.caseSensitive = true;
      return all;
    },
  });

  api.onBuildHtmlComplete(() => {
    const base = settingsOf(api).base.replace(/\/$/, '');
    for (const [from, to] of Object.entries(REDIRECTS)) {
      const file = path.join(api.paths.absOutputPath, from, 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, redirectPage(`${base}${to}`));
    }
  });
}
