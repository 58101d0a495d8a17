import type { IApi } from 'dumi';
import { transformSync } from 'esbuild';
import { platformScript } from '../../document/page/platform';
import { choiceScript } from '../../ui/choice/choiceScript';
import { earlyViewScript } from '../../demo/view/earlyView';
import { fetchAheadScript } from '../../document/page/fetchAhead';
import { foundTextScript } from '../../document/page/foundText';
import { lastPressScript } from '../../document/page/lastPress';
import { redirectScript } from '../../document/page/redirectScript';
import { tabAddress, tabOfDocument } from '../../document/page/tabAddress';
import { loadFailureScript } from '../../document/page/loadFailure';
import { singleKeyScript } from '../../document/page/singleKey';
import { firstPaintScript } from '../../document/page/firstPaint';
import { earlySearchScript } from '../../search/dialog/earlyScript';
import { BROWSER_TARGETS } from '../../build/browsers';
import { settingsOf, siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';

/** The version of umi that builds the site. */
export function umiVersion(api: IApi): string {
  const { umi } = api.appData as { umi: { version: string } };
  return umi.version;
}

/** Where tabs have moved that are pages now, with the base path in both addresses. */
function movedTabs(api: IApi): Record<string, string> {
  const base = settingsOf(api).base.replace(/\/$/, '');
  const redirects = loadSubject(siteOf(api).subject, 'redirects') ?? {};
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([from, to]) => {
      const tab = tabOfDocument(from);
      return tab ? [[base + tabAddress(tab).replace(/^\/\?/, '?'), base + to]] : [];
    }),
  );
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
    redirectScript(movedTabs(api)),
    choiceScript(siteOf(api).settings.name),
    earlyViewScript(),
    // The application of umi, which sets it, runs in development only (A2).
    `window.g_umi={version:${JSON.stringify(umiVersion(api))}}`,
    platformScript(),
    singleKeyScript(),
    earlySearchScript(),
    lastPressScript(),
    foundTextScript(),
    loadFailureScript(),
    // On the development server documents are empty, and made anew for each request.
    ...(api.name === 'build' ? [firstPaintScript(), fetchAheadScript()] : []),
  ];
  return transformSync(parts.join(';\n'), { minify: true, target: BROWSER_TARGETS }).code.trim();
}
