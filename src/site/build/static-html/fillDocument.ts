import { LOAD_FAILURE_NOTICE } from '../../../document/page/loadFailure';
import { findable } from '../../../document/page/foundText';
import { holdStyles, STYLE_ATTRIBUTE } from '../../../document/page/markupStyles';
import { NAVIGATION_ID } from '../../../document/page/navigationData';
import { ENTRY_TAG, PAGE_SCRIPTS_ID, type PageScripts } from '../../../document/page/pageScripts';
import type { PageData } from '../../../document/page/pageData';
import { PAGE_DATA_ID } from '../../../document/page/pageDataId';
import type { NavigationGroup } from '../../../document/page/sidebar';
import { jsonForHtml } from '../../../document/page/buildRecords';
import { missing, replaceIn } from '../../../lib/generated';
import { styleRules } from './styleRules';

/** A style sheet that is part of a document. */
export interface StyleSheet {
  /** The address of its file, which other documents load it from. */
  address: string;
  css: string;
}

/** What goes into the document of one route. */
export interface DocumentParts {
  /** React's markup of `#root`. */
  markup: string;
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

/**
 * React writes `<title>`, `<meta>` and `<link>` of components in front of the markup when it
 * renders no `<head>`.
 */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const NO_SCRIPT_MESSAGE =
  '<noscript><p class="no-script">Enable JavaScript to run this app.</p></noscript>';

const FILE = 'src/site/build/static-html/fillDocument.ts';

const UMI = {
  by: '@umijs/server',
  why: 'documents would be without their page, or could not be told from those of other versions.',
  file: FILE,
};

const REACT = { by: 'react-dom', file: FILE };

const jsonScript = (id: string, value: unknown) =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

/** Separates the elements of the head from the markup. */
function splitMarkup(markup: string): { hoisted: string; body: string } {
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  if (!hoisted.includes('<title>')) {
    const what = 'a `<title>` in front of the markup of a page';
    throw missing({ ...REACT, what, why: 'the document would have no title.' });
  }
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** The markup without style attributes, which the content security policy forbids. */
function withoutStyleAttributes(body: string): string {
  const held = holdStyles(body);
  if (STYLE_ATTRIBUTE.test(held)) {
    const what = 'style attributes as src/document/page/markupStyles.ts reads them';
    throw missing({ ...REACT, what, why: 'the policy of the document would forbid some of them.' });
  }
  return held;
}

/** An @ that a host might take for the one of an e-mail address, such as that of `react@19.3.1`. */
const ADDRESS_SIGN = /(?<=[\w.+-])@(?=[\w-]+\.)/g;

/** Elements in which a character reference stays as it is. */
const RAW_TEXT = /(<(?:script|style)\b.*?<\/(?:script|style)>)/s;

const PLAINLY_HIDDEN = /<(?=[^>]*role="tabpanel")(?=[^>]*\shidden="")/;

/**
 * The markup without what looks like e-mail addresses to a host that hides those behind a script
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
const withoutAddressSigns = (body: string) =>
  body
    .split(RAW_TEXT)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(ADDRESS_SIGN, '&#64;')))
    .join('');

/** The markup with panels that a search of the browser finds. */
function withFindablePanels(body: string): string {
  const findableBody = findable(body);
  if (PLAINLY_HIDDEN.test(findableBody)) {
    const what = 'hidden panels as src/document/page/foundText.ts reads them';
    throw missing({ ...REACT, what, why: 'browsers would not find what is in them.' });
  }
  return findableBody;
}

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
 * @throws {Problem} When umi's template, or React's markup, is not what it was.
 */
export function fillDocument(
  template: string,
  { markup, styleSheets, scripts, data, navigation, styles, noScriptStyles }: DocumentParts,
): string {
  const { hoisted, body } = splitMarkup(markup);
  const own = styles + styleRules(body);
  const sheets = styleSheets.map(styleElement).join('') + (own && `<style>${own}</style>`);
  const json = [
    jsonScript(PAGE_SCRIPTS_ID, scripts),
    jsonScript(PAGE_DATA_ID, data),
    jsonScript(NAVIGATION_ID, navigation),
  ];
  const replacements = [
    ['<html>', '<html lang="en" dir="ltr">'],
    ['</head>', `${sheets}<noscript><style>${noScriptStyles}</style></noscript>${hoisted}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root">${withoutAddressSigns(withFindablePanels(withoutStyleAttributes(body)))}</div>${NO_SCRIPT_MESSAGE}${LOAD_FAILURE_NOTICE}${json.join('')}`,
    ],
  ] as const;
  if (!ENTRY_TAG.test(template))
    throw missing({ ...UMI, what: 'a document with a script called `umi.<hash>.js`' });
  return replacements.reduce(
    (html, [place, text]) =>
      replaceIn(html, place, () => text, { ...UMI, what: `a document with \`${place}\`` }),
    template,
  );
}
