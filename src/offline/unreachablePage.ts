import { escapeHtml } from '../lib/escapeHtml';
import { DEFAULT_LOCALE, LOCALES, type Locale, withLocale } from '../locale/locales';
import { CHARSET } from '../document/page/charset';
import { PAGE_SCRIPTS_ID } from '../document/contract';

interface UnreachableTexts {
  title: string;
  what: string;
  why: string;
  fix: string;
  again: string;
  home: string;
}

/** What readers are told when they ask for what is not kept, and the site is out of reach. */
const UNREACHABLE_TEXTS: Readonly<Record<Locale, UnreachableTexts>> = {
  en: {
    title: 'This site cannot be reached',
    what: 'The file at this address could not be loaded.',
    why: 'There is no connection to the site. Your browser has kept its pages to read offline, but not other files, such as Markdown.',
    fix: 'Try again when there is a connection. You can read all pages until then.',
    again: 'Try again',
    home: 'Back to homepage',
  },
  'zh-CN': {
    title: '无法访问本站',
    what: '无法加载此地址的文件。',
    why: '当前无法连接到本站。浏览器已保存本站的页面供离线阅读，但未保存 Markdown 等其他文件。',
    fix: '请在网络恢复后重试，在此之前仍可阅读所有页面。',
    again: '重试',
    home: '返回首页',
  },
};

interface UnreachablePageParts {
  /** Of the site. */
  name: string;
  /** Path that the site is hosted under, with slashes at both ends. */
  base: string;
  styles: string;
  /** The script that every document has in its head. */
  script: string;
}

function sectionIn(locale: Locale, base: string): string {
  const { title, what, why, fix, again, home } = UNREACHABLE_TEXTS[locale];
  const heading = locale === DEFAULT_LOCALE ? 'h1' : 'h2';
  return [
    `<section lang="${locale}">`,
    `<${heading}>${title}</${heading}>`,
    `<p><strong>${what}</strong> ${why}</p>`,
    `<p>${fix}</p>`,
    // An empty address is that of the document, which is the one that was asked for.
    `<p><a class="button primary" href="">${again}</a>`,
    `<a class="button" href="${withLocale(base, locale)}">${home}</a></p>`,
    '</section>',
  ].join('\n');
}

/**
 * HTML of the page that the service worker answers with when somebody goes to what it does not keep
 * and the site is out of reach. It is in all languages of the interface: files such as Markdown
 * have no language in their address. The first paint waits for the id
 * (src/document/page/firstPaint.ts).
 */
export function unreachablePage({ name, base, styles, script }: UnreachablePageParts): string {
  const icon = `${base}favicon.svg`;
  const { title, what } = UNREACHABLE_TEXTS[DEFAULT_LOCALE];
  return `<!DOCTYPE html>
<html lang="${DEFAULT_LOCALE}">
<head>
${CHARSET}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - ${escapeHtml(name)}</title>
<meta name="description" content="${what}">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<script>${script}</script>
<style>${styles}</style>
</head>
<body><main id="${PAGE_SCRIPTS_ID}">
<a class="brand" href="${base}"><img src="${icon}" alt="" width="24" height="24">${escapeHtml(name)}</a>
${LOCALES.map(({ id }) => sectionIn(id, base)).join('\n')}
</main></body>
</html>
`;
}
