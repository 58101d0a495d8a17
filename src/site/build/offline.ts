import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { SERVICE_WORKER, UNREACHABLE_PAGE, workerCode } from '../../offline/offlineFiles';
import { unreachablePage } from '../../offline/unreachablePage';
import { headScript } from './headScript';
import { beforeBuild } from '../../build/beforeBuild';
import { bundle } from '../../build/bundle';
import { ownFile, PACKAGE_ROOT } from '../../build/packageRoot';
import { shortHash } from '../../build/shortHash';
import { settingsOf, siteOf } from '../../build/settings';

/** Style sheets of the page that says that the site is out of reach. */
const STYLES = ['theme/styles/tokens.css', 'theme/styles/base.css', 'src/offline/unreachable.css']
  .map((file) => `@import "./${file}";`)
  .join('\n');

/** The script that keeps the files of a site, or ends one of an earlier build that did. */
function bundleScript(api: IApi): Promise<string> {
  const script = siteOf(api).settings.offline ? 'worker.ts' : 'removal.ts';
  return bundle({
    entryPoints: [ownFile(`src/offline/${script}`)],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/**
 * dumi plugin: the service worker, with which a site that was visited once works without a network,
 * and the page that it shows in the place of what it has not kept. Where `.dumirc.ts` says
 * `offline: false`, one that removes those of earlier visits. Its address is always the same, so
 * what changes with each update is only a list of files, which comes before it when they are
 * finished (scripts/hosting/offlineList.ts). Its code has a name of its own.
 */
export default function offline(api: IApi): void {
  let script = '';
  let styles = '';

  api.describe({ key: 'site:offline' });

  // Ahead of the site, whose licences name what is bundled here.
  beforeBuild(api, async () => {
    script = await bundleScript(api);
    styles = await bundle({ stdin: { contents: STYLES, resolveDir: PACKAGE_ROOT, loader: 'css' } });
  });

  api.onBuildHtmlComplete({
    fn() {
      const write = (name: string, content: string) =>
        writeFileSync(path.join(api.paths.absOutputPath, name), content);
      const { offline: isKept, name } = siteOf(api).settings;
      if (!isKept) return write(SERVICE_WORKER, script);
      const code = workerCode(shortHash(script));
      write(code, script);
      write(SERVICE_WORKER, `importScripts(${JSON.stringify(code)});\n`);
      const { base } = settingsOf(api);
      return write(
        UNREACHABLE_PAGE,
        unreachablePage({ name, base, styles, script: headScript(api) }),
      );
    },
  });
}
