import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_LOCALE, withLocale, type Locale } from '../../locale/locales';
import { useLocale } from '../../locale/useLocale';
import { isSpecialClick } from '../router/clicks';
import { onIntentIn } from '../router/intent';
import { isPage, preparePage } from '../router/pages';
import { basePath } from '../router/site';
import { TEXT_PART } from '../contract';

/**
 * Links in a text; those that React renders take care of themselves (src/document/router/Link.tsx).
 */
const TEXT_LINK = `[${TEXT_PART}] a[href]`;

/** Where a link of a text leads within the site, or undefined when the browser follows it. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  const { origin, pathname, search } = window.location;
  const url = new URL(link.href);
  const isSection = url.pathname === pathname && url.search === search;
  if (url.origin !== origin || !url.pathname.startsWith(`${basePath}/`)) return undefined;
  if (isSection || !isPage(url.pathname.slice(basePath.length))) return undefined;
  return url;
}

/** The address of a page below the base path, in a language. */
function addressOf({ pathname, search, hash }: URL, locale: Locale): string {
  return withLocale(pathname.slice(basePath.length) + search + hash, locale);
}

/** Makes a link lead to its page in a language, also in a new tab. */
function setLocale(link: HTMLAnchorElement, locale: Locale): void {
  const url = pageOf(link);
  if (url) link.setAttribute('href', basePath + addressOf(url, locale));
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(TEXT_LINK) : null;

/**
 * Makes the links in the texts of a page like those that React renders: they keep the language, are
 * followed without loading a document, and their pages are fetched when the reader points at them.
 *
 * @param container - Has the texts.
 * @param shown - What the container shows; another value for each page.
 */
export function useTextLinks(container: RefObject<HTMLElement | null>, shown: unknown): void {
  const navigate = useNavigate();
  const locale = useLocale();

  useEffect(
    function followTextLinks() {
      const element = container.current;
      if (!element) return undefined;
      const follow = (event: MouseEvent) => {
        const link = linkAt(event.target);
        const url = link && !isSpecialClick(event) ? pageOf(link) : undefined;
        if (!url || event.defaultPrevented) return;
        event.preventDefault();
        void navigate(addressOf(url, locale));
      };
      element.addEventListener('click', follow);
      return () => element.removeEventListener('click', follow);
    },
    [container, navigate, locale],
  );

  useEffect(
    function prepareTextLinks() {
      if (!container.current) return undefined;
      return onIntentIn(container.current, linkAt, (link) => {
        const url = pageOf(link);
        if (url) preparePage(url.pathname.slice(basePath.length));
      });
    },
    [container],
  );

  useEffect(
    function keepLanguage() {
      // As the links are in the document.
      if (locale === DEFAULT_LOCALE) return undefined;
      const links = [...(container.current?.querySelectorAll<HTMLAnchorElement>(TEXT_LINK) ?? [])];
      links.forEach((link) => setLocale(link, locale));
      return () => links.forEach((link) => setLocale(link, DEFAULT_LOCALE));
    },
    [container, shown, locale],
  );
}
