/** A language of the interface. */
interface Language {
  /** As in `?locale=` and in `lang`: a BCP 47 tag (https://www.rfc-editor.org/info/bcp47). */
  id: string;
  /** Its name in the language itself. */
  name: string;
}

/** The language of the content, and of the interface unless the address asks for another (B12). */
export const DEFAULT_LOCALE = 'en';

/**
 * The languages that the interface is translated into. Each has a file in every `texts` folder of
 * the theme; `npm test` names those that are missing.
 */
export const TRANSLATIONS = [{ id: 'zh-CN', name: '中文' }] as const satisfies readonly Language[];

/** The languages of the interface. */
export const LOCALES = [{ id: DEFAULT_LOCALE, name: 'English' }, ...TRANSLATIONS] as const;

/** Id of a language of the interface. */
export type Locale = (typeof LOCALES)[number]['id'];

/** A language of the interface that the content does not have. */
export type TranslatedLocale = (typeof TRANSLATIONS)[number]['id'];

/** A text of the site by language; English takes the place of any that is missing. */
export type LocalTexts = Readonly<{ en: string } & Partial<Record<TranslatedLocale, string>>>;

/** Query parameter that selects the language (B12). */
const LOCALE_PARAM = 'locale';

/**
 * Reads the language from a query string. Any that the interface does not have is English (B12).
 */
export function parseLocale(search: string): Locale {
  const wanted = new URLSearchParams(search).get(LOCALE_PARAM);
  return LOCALES.find(({ id }) => id === wanted)?.id ?? DEFAULT_LOCALE;
}

/**
 * Adds the language to an address of the site, so that the next page keeps it.
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
  // With two slashes in front, it would be the address of another host.
  const below = path.replace(/^[/\\]{2,}/, '/');
  return `${below}${query && `?${query}`}${hash}`;
}
