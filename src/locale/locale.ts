/** Languages of the theme's texts. */
export type Locale = 'en' | 'zh-CN';

/** Query parameter that selects the language (B12). */
export const LOCALE_PARAM = 'locale';

/** Reads the language from a query string; anything but `zh-CN` is English (B12). */
export function parseLocale(search: string): Locale {
  return new URLSearchParams(search).get(LOCALE_PARAM) === 'zh-CN' ? 'zh-CN' : 'en';
}

/**
 * Puts the language into an address of the site, so that it holds on the next page.
 *
 * @param to - Path with optional query and hash.
 * @returns The same for English, with `?locale=zh-CN` for Chinese.
 */
export function withLocale(to: string, locale: Locale): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const params = new URLSearchParams(search);
  if (locale === 'en') params.delete(LOCALE_PARAM);
  else params.set(LOCALE_PARAM, locale);
  const query = params.toString();
  return `${path}${query && `?${query}`}${hash}`;
}
