import type { IApi } from 'dumi';
import { prePaintScript } from '../../color/prePaint';
import { lastPressScript } from '../../page/lastPress';
import { loadFailureScript } from '../../page/loadFailure';
import { SPECULATION_RULES, speculationRules } from '../../page/speculation';
import { wholePaintScript } from '../../page/wholePaint';
import { earlyViewScript } from '../../demo/view/earlyView';
import { platformScript } from '../../base/platform';
import { earlySearchScript } from '../../search/early/earlyScript';
import { settingsOf } from '../site/settings';

function umiVersion(api: IApi): string {
  const { umi } = api.appData as { umi: { version: string } };
  return umi.version;
}

/**
 * dumi plugin: what every HTML file has in its head: the generator (A2) and the script that
 * sets the colour scheme and the keyboard of the search button before the first paint (F3).
 *
 * dumi sets the scheme too, from its entry bundle and without regard to storage that throws
 * (dumi/dist/features/theme/index.js). There is no option to leave that code out, so it is wrapped
 * in a try block: an error in it must not keep the application from starting (F2).
 */
export default function documentHead(api: IApi): void {
  api.describe({ key: 'site:document-head' });

  api.addHTMLMetas(() => [{ name: 'generator', content: `umi ${umiVersion(api)}` }]);
  api.addHTMLHeadScripts({
    stage: -Infinity,
    fn: () => [
      {
        content: [
          prePaintScript(),
          earlyViewScript(),
          // The application of umi, which sets it, runs in development only (A2).
          `window.g_umi={version:${JSON.stringify(umiVersion(api))}}`,
          platformScript(),
          earlySearchScript(),
          lastPressScript(),
          loadFailureScript(),
          // On the development server documents are empty.
          ...(api.name === 'build' ? [wholePaintScript()] : []),
        ].join(';\n'),
      },
      // On the development server documents are empty, and made anew for each request.
      ...(api.name === 'build'
        ? [{ type: SPECULATION_RULES, content: speculationRules(settingsOf(api).base) }]
        : []),
    ],
  });

  api.addEntryCodeAhead({ stage: -Infinity, fn: () => 'try {' });
  api.addEntryCodeAhead({
    stage: Infinity,
    fn: () => '} catch (error) { /* storage is blocked; the head script has set the scheme */ }',
  });
}
