import { LOAD_FAILURE_NOTICE } from '../../../page/loadFailure';
import { PAGE_SCRIPTS_ID, type PageScripts } from '../../../page/pageScripts';
import { Problem } from '../../../base/problem';

/** What goes into the document of one route. */
export interface DocumentParts {
  /** React's markup of `#root`; empty for a route that only the browser renders. */
  markup: string;
  /** File names of the style sheets, in the order of the cascade. */
  styleSheets: string[];
  /** Chunks that come later. */
  scripts: PageScripts;
  /** Address of the folder with the assets, with a trailing slash. */
  publicPath: string;
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

/**
 * Completes umi's HTML template for one route: head elements that React rendered move into
 * `<head>`, its markup into `#root`, and the message for browsers without script (B11) follows.
 *
 * @returns The HTML file.
 * @throws When the template has no `<div id="root"></div>`, which means that umi changed it.
 */
export function fillDocument(
  template: string,
  { markup, styleSheets, scripts, publicPath, noScriptStyles }: DocumentParts,
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
  const links = styleSheets
    .map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`)
    .join('');
  const list = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(scripts)}</script>`;
  return template
    .replace('<html>', '<html lang="en" dir="ltr">')
    .replace(
      '</head>',
      () => `${links}<noscript><style>${noScriptStyles}</style></noscript>${hoisted}</head>`,
    )
    .replace(
      root,
      () =>
        `<div id="root">${markup.slice(hoisted.length)}</div>${NO_SCRIPT_MESSAGE}${LOAD_FAILURE_NOTICE}${list}`,
    );
}
