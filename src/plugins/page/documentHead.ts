import type { IApi } from 'dumi';
import { headScript, umiVersion } from './headScript';

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
    fn: () => [{ content: headScript(api) }],
  });

  api.addEntryCodeAhead({ stage: -Infinity, fn: () => 'try {' });
  api.addEntryCodeAhead({
    stage: Infinity,
    fn: () => '} catch (error) { /* storage is blocked; the head script has set the scheme */ }',
  });
}
