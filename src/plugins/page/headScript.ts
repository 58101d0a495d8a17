import type { IApi } from 'dumi';
import { transformSync } from 'esbuild';
import { platformScript } from '../../base/platform';
import { colorScript } from '../../color/colorScript';
import { earlyViewScript } from '../../demo/view/earlyView';
import { fetchAheadScript } from '../../page/fetchAhead';
import { foundTextScript } from '../../page/foundText';
import { lastPressScript } from '../../page/lastPress';
import { leadOnScript } from '../../page/leadOn';
import { loadFailureScript } from '../../page/loadFailure';
import { wholePaintScript } from '../../page/wholePaint';
import { earlySearchScript } from '../../search/early/earlyScript';
import { BROWSER_TARGETS } from '../site/browsers';

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
    leadOnScript(),
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
