import { LOAD_FAILURE_NOTICE } from '../../../page/loadFailure';
import { findable } from '../../../page/foundText';
import { holdStyles } from '../../../page/markupStyles';
import { PAGE_SCRIPTS_ID, type PageScripts } from '../../../page/pageScripts';
import { PAGE_DATA_ID, type PageData } from '../../../page/pageData';
import { jsonForHtml } from '../../../page/pageRecord';
import { Problem } from '../../../base/problem';
import { styleRules } from './styleRules';

/** A style sheet that is part of a document. */
export interface StyleSheet {
  /** The address of its file, which other documents load it from. */
  address: string;
  css: string;
}

/** What goes into the document of one route. */
export interface DocumentParts {
  /** React's markup of `#root`; empty for a route that only the browser renders. */
  markup: string;
  /** In the order of the cascade. */
  styleSheets: StyleSheet[];
  /** Scripts that come later. */
  scripts: PageScripts;
  /** What the page is; undefined where the document shows none. */
  data: PageData | undefined;
  /** CSS that no other document needs. */
  styles: string;
  /** CSS for readers without script. */
  noScriptStyles: string;
}

/**
 * React writes `<title>`, `<meta>` and `<link>` of components in front of the markup when it
 * renders no `<head>`.
 */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const NO_SCRIPT_MESSAGE =
  '<noscript><p class="no-script">Enable JavaScript to run this app.</p></noscript>';

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

/**
 * A style sheet in the document itself: the first paint waits for no second request. By its address
 * webpack finds that it is there
 * (https://github.com/webpack-contrib/mini-css-extract-plugin/blob/master/src/index.js).
 */
function styleElement({ address, css }: StyleSheet): string {
  return `<style data-href="${address}">${css.trim().replaceAll('</', '<\\/')}</style>`;
}

/**
 * Completes umi's HTML template for one route: head elements that React rendered move into
 * `<head>`, its markup into `#root`, and the message for browsers without script (B11) follows.
 *
 * @returns The HTML file.
 * @throws When the template has no `<div id="root"></div>`, which means that umi changed it.
 */
export function fillDocument(
  template: string,
  { markup, styleSheets, scripts, data, styles, noScriptStyles }: DocumentParts,
): string {
  const root = '<div id="root"></div>';
  if (!template.includes(root)) {
    throw new Problem({
      what: 'umi\'s HTML template has no <div id="root"></div>.',
      why: 'the pre-rendered page has to be put there.',
      fix: 'compare getMarkup of @umijs/server with src/plugins/page/static-html/fillDocument.ts.',
    });
  }
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const body = markup.slice(hoisted.length);
  const own = styles + styleRules(body);
  const sheets = styleSheets.map(styleElement).join('') + (own && `<style>${own}</style>`);
  const json = [jsonScript(PAGE_SCRIPTS_ID, scripts), data ? jsonScript(PAGE_DATA_ID, data) : ''];
  return template
    .replace('<html>', '<html lang="en" dir="ltr">')
    .replace(
      '</head>',
      () => `${sheets}<noscript><style>${noScriptStyles}</style></noscript>${hoisted}</head>`,
    )
    .replace(
      root,
      () =>
        `<div id="root">${findable(holdStyles(body))}</div>${NO_SCRIPT_MESSAGE}${LOAD_FAILURE_NOTICE}${json.join('')}`,
    );
}
