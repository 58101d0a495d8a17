import { escapeHtml } from '../lib/escapeHtml';
import { DEFAULT_LOCALE, LOCALES, type Locale, withLocale } from '../locale/locales';
import { CHARSET } from '../document/page/charset';
import { UNREACHABLE_TEXTS } from './unreachableTexts';
import { PAGE_SCRIPTS_ID } from '../document/contract';

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
 * (src/document/page/wholePaint.ts).
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
