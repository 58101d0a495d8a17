import type { IApi } from 'dumi';
import { transformSync } from 'esbuild';
import { platformScript } from '../../document/page/platform';
import { colorScript } from '../../ui/color/colorScript';
import { earlyViewScript } from '../../demo/view/earlyView';
import { fetchAheadScript } from '../../document/page/fetchAhead';
import { foundTextScript } from '../../document/page/foundText';
import { lastPressScript } from '../../document/page/lastPress';
import { redirectScript } from '../../document/page/redirectScript';
import { loadFailureScript } from '../../document/page/loadFailure';
import { wholePaintScript } from '../../document/page/wholePaint';
import { earlySearchScript } from '../../search/dialog/earlyScript';
import { BROWSER_TARGETS } from '../../build/browsers';

/** The version of umi that builds the site. */
export function umiVersion(api: IApi): string {
  const { umi } = api.appData as { umi: { version: string } };
  return umi.version;
}

/**
 * The inline script of every document, the same to the byte in all of them, so that a content
 * security policy needs one hash for all (scripts/hosting/policy.ts). What it has to do in one
 * document and not in another, it reads from that document.
 *
 * @returns A script, safe inside `<script>`.
 */
export function headScript(api: IApi): string {
  const parts = [
    // First: where the document is replaced, nothing else matters.
    redirectScript(),
    colorScript(),
    earlyViewScript(),
    // The application of umi, which sets it, runs in development only (A2).
    `window.g_umi={version:${JSON.stringify(umiVersion(api))}}`,
    platformScript(),
    earlySearchScript(),
    lastPressScript(),
    foundTextScript(),
    loadFailureScript(),
    // On the development server documents are empty, and made anew for each request.
    ...(api.name === 'build' ? [wholePaintScript(), fetchAheadScript()] : []),
  ];
  return transformSync(parts.join(';\n'), { minify: true, target: BROWSER_TARGETS }).code.trim();
}
