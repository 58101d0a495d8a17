import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { REDIRECTS } from '../../rc-select/redirects';
import { settingsOf } from '../site/settings';
import { redirectPage } from '../../page/redirectPage';

/**
 * dumi plugin: other spellings of addresses (B4) lead to the page, in the application by a route
 * that replaces itself, on a plain static host by a page that does.
 */
export default function redirects(api: IApi): void {
  api.describe({ key: 'site:redirects' });

  api.modifyRoutes({
    // After dumi, which turns every address into kebab case (dumi/dist/features/routes.js).
    stage: Infinity,
    fn(routes) {
      for (const from of Object.keys(REDIRECTS)) {
        const id = `redirect:${from}`;
        routes[id] = {
          id,
          path: from.slice(1),
          absPath: from,
          parentId: 'DocLayout',
          file: path.join(api.cwd, 'theme/dumi/Redirect.tsx'),
          prerender: false,
        };
      }
      return routes;
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
