import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { SERVICE_WORKER } from '../../offline/offlineFiles';
import { bundle } from '../site/bundle';
import { siteSettingsOf } from '../site/settings';

/** The script that keeps the files of a site, or ends one of an earlier build that did. */
function bundleScript(api: IApi): Promise<string> {
  const script = siteSettingsOf(api).offline ? 'worker.ts' : 'removal.ts';
  return bundle({
    entryPoints: [path.join(api.cwd, 'src/offline', script)],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/**
 * dumi plugin: the service worker, with which a site that was visited once works without a network.
 * Without `themeConfig.offline`, one that removes those of earlier visits. The list of files comes
 * before it when they are finished (scripts/hosting/offlineList.ts).
 */
export default function offline(api: IApi): void {
  let script = '';

  api.describe({ key: 'site:offline' });

  api.register({
    key: 'onBeforeCompiler',
    // Ahead of the site, whose licences name what is bundled here.
    async fn() {
      if (api.name === 'build') script = await bundleScript(api);
    },
  });

  api.register({
    key: 'onBuildHtmlComplete',
    fn() {
      writeFileSync(path.join(api.paths.absOutputPath, SERVICE_WORKER), script);
    },
  });
}
