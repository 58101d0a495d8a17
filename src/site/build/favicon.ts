import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { initialOf } from '../../document/page/initial';
import { escapeHtml } from '../../lib/escapeHtml';
import { siteOf } from '../../build/settings';

const NAME = 'favicon.svg';

/** The icon of a site that has none of its own: the initial of the library, as in the header. */
function favicon(name: string): string {
  const text = `<text x="12" y="17" text-anchor="middle">${escapeHtml(initialOf(name))}</text>`;
  // The colours of theme/styles/tokens.css, which an icon cannot read.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
  <style>
    rect { stroke: #3a2f2a }
    text { fill: #b3401f; font: 700 14px system-ui, sans-serif }
    @media (prefers-color-scheme: dark) { rect { stroke: #efe9e4 } text { fill: #ff9d78 } }
  </style>
  <rect x="1.75" y="1.75" width="20.5" height="20.5" rx="5.5" stroke-width="1.75"/>
  ${text}
</svg>
`;
}

/** dumi plugin: the icon of the site, where `public` has none. */
export default function faviconFile(api: IApi): void {
  api.describe({ key: 'site:favicon' });

  const isOwn = () => existsSync(path.join(api.cwd, 'public', NAME));
  const icon = () => favicon(siteOf(api).settings.name);

  api.onBuildHtmlComplete(() => {
    if (!isOwn()) writeFileSync(path.join(api.paths.absOutputPath, NAME), icon());
  });

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      if (isOwn() || !request.path.endsWith(`/${NAME}`)) return next();
      return response.type('svg').send(icon());
    },
  ]);
}
