import type { IApi } from 'dumi';
import { siteOf } from '../../build/settings';
import { CSS_IN_JS } from '../../document/page/cssInJs';
import { headScript, umiVersion } from './headScript';

/**
 * dumi plugin: what every HTML file has in its head: the generator (A2) and the script that
 * sets the colour scheme and the keyboard of the search button before the first paint (F3).
 */
export default function documentHead(api: IApi): void {
  api.describe({ key: 'site:document-head' });

  api.addHTMLMetas(() => [
    { name: 'generator', content: `umi ${umiVersion(api)}` },
    ...(siteOf(api).cssInJs ? [CSS_IN_JS] : []),
  ]);
  api.addHTMLHeadScripts({
    stage: -Infinity,
    fn: () => [{ content: headScript(api) }],
  });
}
