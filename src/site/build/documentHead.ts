import type { IApi } from 'dumi';
import { headScript, umiVersion } from './headScript';

/**
 * dumi plugin: what every HTML file has in its head: the generator (A2) and the script that
 * sets the colour scheme and the keyboard of the search button before the first paint (F3).
 */
export default function documentHead(api: IApi): void {
  api.describe({ key: 'site:document-head' });

  api.addHTMLMetas(() => [{ name: 'generator', content: `umi ${umiVersion(api)}` }]);
  api.addHTMLHeadScripts({
    stage: -Infinity,
    fn: () => [{ content: headScript(api) }],
  });
}
