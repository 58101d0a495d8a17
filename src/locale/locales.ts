/** A language that the interface speaks. */
interface Language {
  /** As in `?locale=` and in `lang`: a BCP 47 tag (https://www.rfc-editor.org/info/bcp47). */
  id: string;
  /** What its readers call it. */
  name: string;
}

/** The languages of the interface; the compiler names every `texts` folder that lacks one. */
export const LOCALES = [
  { id: 'en', name: 'English' },
  { id: 'zh-CN', name: '中文' },
] as const satisfies readonly Language[];

/** Id of a language of the interface. */
export type Locale = (typeof LOCALES)[number]['id'];

/** The language of the content, and of the interface unless the address asks for another (B12). */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** A language that only the interface speaks. */
export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;

/** Query parameter that selects the language (B12). */
const LOCALE_PARAM = 'locale';

/**
 * Reads the language from a query string; one that the interface does not speak is English (B12).
 */
export function parseLocale(search: string): Locale {
  const wanted = new URLSearchParams(search).get(LOCALE_PARAM);
  return LOCALES.find(({ id }) => id === wanted)?.id ?? DEFAULT_LOCALE;
}

/**
 * Puts the language into an address of the site, so that it holds on the next page.
 *
 * @param to - Path with optional query and hash.
 * @returns The same for English, with `?locale=` and the language for any other.
 */
export function withLocale(to: string, locale: Locale): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const params = new URLSearchParams(search);
  if (locale === DEFAULT_LOCALE) params.delete(LOCALE_PARAM);
  else params.set(LOCALE_PARAM, locale);
  const query = params.toString();
  return `${path}${query && `?${query}`}${hash}`;
}
