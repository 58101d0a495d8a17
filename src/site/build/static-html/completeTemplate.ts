import { endOfFirstScreen } from '../../../document/page/firstPaint';
import { LOAD_FAILURE_NOTICE } from '../../../document/page/loadFailure';
import {
  FIRST_SCREEN,
  NAVIGATION_ID,
  PAGE_DATA_ID,
  PAGE_SCRIPTS_ID,
  ROOT_ID,
  SHEET_ADDRESS,
} from '../../../document/contract';
import type { PageScripts } from '../../../document/page/pageScripts';
import type { PageData } from '../../../document/page/pageData';
import type { NavigationGroup } from '../../../document/page/sidebar';
import { jsonForHtml } from '../../../document/page/buildRecords';
import { missing, replaceIn } from '../../../lib/generated';
import { type Fragment, toHtml } from '../../../lib/markup';
import { hasChild, holdStyles, makeFindable, takeHead } from './markup';

/** A style sheet that is part of a document. */
export interface StyleSheet {
  /** The address of its file, which other documents load it from. */
  address: string;
  css: string;
}

/** What goes into the document of one route. */
export interface DocumentParts {
  /** React's markup of the page, which is changed. */
  markup: Fragment;
  /** In the order of the cascade. */
  styleSheets: StyleSheet[];
  /** Scripts that come later. */
  scripts: PageScripts;
  /** What the page is; undefined where the document shows none. */
  data: PageData | undefined;
  /** All pages, as the sidebar lists them; undefined where the document has no sidebar. */
  navigation: NavigationGroup[] | undefined;
  /** CSS that no other document needs. */
  styles: string;
  /** CSS for readers without script. */
  noScriptStyles: string;
}

const NO_SCRIPT_MESSAGE =
  '<noscript><p class="no-script">Enable JavaScript to run this app.</p></noscript>';

const FILE = 'src/site/build/static-html/completeTemplate.ts';

const UMI = {
  by: '@umijs/server',
  why: 'documents would be without their page, or could not be told from those of other versions.',
  file: FILE,
};

const jsonScript = (id: string, value: unknown) =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

/**
 * A style sheet in the document itself: the first paint waits for no second request. By its address
 * webpack finds that it is there
 * (https://github.com/webpack-contrib/mini-css-extract-plugin/blob/master/src/index.js).
 */
function styleElement({ address, css }: StyleSheet): string {
  return `<style ${SHEET_ADDRESS}="${address}">${css.trim().replaceAll('</', '<\\/')}</style>`;
}

/**
 * Completes umi's HTML template for one route: head elements that React rendered move into
 * `<head>`, its markup into `#root`, and the message for browsers without script (B11) follows.
 *
 * @returns The HTML file.
 * @throws {Problem} When umi's template, or React's markup, is not what it was.
 */
export function completeTemplate(
  template: string,
  { markup, styleSheets, scripts, data, navigation, styles, noScriptStyles }: DocumentParts,
): string {
  const head = takeHead(markup);
  if (!hasChild(head, 'title')) {
    const what = 'a `<title>` in front of the markup of a page';
    throw missing({ by: 'react-dom', what, why: 'the document would have no title.', file: FILE });
  }
  makeFindable(markup);
  const own = styles + holdStyles(markup);
  const sheets = styleSheets.map(styleElement).join('') + (own && `<style>${own}</style>`);
  // Ahead of the page: gzip finds what they repeat of head and sidebar within 32 kB only.
  const lists = jsonScript(PAGE_DATA_ID, data) + jsonScript(NAVIGATION_ID, navigation);
  const text = toHtml(markup);
  const end = endOfFirstScreen(text);
  const root = `<html lang="en" dir="ltr"${end ? ` ${FIRST_SCREEN}="${end}"` : ''}>`;
  const replacements = [
    ['<html>', root],
    [
      '</head>',
      `${sheets}<noscript><style>${noScriptStyles}</style></noscript>${toHtml(head)}</head>`,
    ],
    [
      `<div id="${ROOT_ID}"></div>`,
      `${lists}<div id="${ROOT_ID}">${text}</div>${NO_SCRIPT_MESSAGE}${LOAD_FAILURE_NOTICE}${jsonScript(PAGE_SCRIPTS_ID, scripts)}`,
    ],
  ] as const;
  if (!template.includes('/umi.'))
    throw missing({ ...UMI, what: 'a document with a script called `umi.<hash>.js`' });
  return replacements.reduce(
    (html, [place, replacement]) =>
      replaceIn(html, place, () => replacement, { ...UMI, what: `a document with \`${place}\`` }),
    template,
  );
}
