import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { redirectPage } from '../../document/page/redirectPage';
import { settingsOf, siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { headScript } from './headScript';

/**
 * dumi plugin: other spellings of addresses and those of pages that have moved lead to the page
 * (B4). On a plain static host a page does that; in the application, the documentation layout.
 */
export default function routes(api: IApi): void {
  api.describe({ key: 'site:routes' });

  api.onBuildHtmlComplete(() => {
    const base = settingsOf(api).base.replace(/\/$/, '');
    const script = headScript(api);
    const redirects = loadSubject(siteOf(api).subject, 'redirects') ?? {};
    for (const [from, to] of Object.entries(redirects)) {
      const file = path.join(api.paths.absOutputPath, from, 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, redirectPage(`${base}${to}`, script));
    }
  });
}
