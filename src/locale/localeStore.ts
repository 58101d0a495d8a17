import { createLoader, type Loadable } from '../lib/loader';
import { createStore, type Readable } from '../lib/store';
import { DEFAULT_LOCALE, type Locale, type TranslatedLocale } from './locales';

/**
 * The texts of a chunk in the language in use. A store and not a context: every part of the page
 * hydrates in English, as it was rendered, whenever its code arrives, and changes only then.
 */
export type Catalogue<Texts> = Readable<Texts>;

/** The type of a catalogue's texts, which English defines. */
export type TextsOf<Of extends Catalogue<unknown>> = ReturnType<Of['get']>;

const current = createStore<Locale>(DEFAULT_LOCALE);
const missing = createStore<Locale | undefined>(undefined);
let wanted: Locale = DEFAULT_LOCALE;

/** The language in use. */
export const localeStore: Readable<Locale> = current;

/** The language that was selected and whose texts did not arrive. */
export const missingLocale: Readable<Locale | undefined> = missing;

/** One for each catalogue: loads its texts in a language, and returns what shows them. */
const translations: ((locale: Locale) => Promise<() => void>)[] = [];

/**
 * Creates the catalogue of a chunk. English comes with the chunk; the translations of all chunks
 * are one file for each language, so that readers download only theirs, and only once (B12).
 *
 * @param request - Imports `texts/<language>.ts` of the chunk, which exports `texts`.
 */
export function createCatalogue<Texts>(
  english: Texts,
  request: (locale: TranslatedLocale) => Promise<unknown>,
): Catalogue<Texts> {
  const shown = createStore(english);
  const loaders = new Map<TranslatedLocale, Loadable<Texts>>();

  function loaderOf(locale: TranslatedLocale): Loadable<Texts> {
    // The compiler does not know what a path with a variable leads to;
    // src/locale/catalogues.test.ts does.
    const load = async () => ((await request(locale)) as { texts: Texts }).texts;
    const loader = loaders.get(locale) ?? createLoader(load);
    loaders.set(locale, loader);
    return loader;
  }

  translations.push(async (locale) => {
    const texts = locale === DEFAULT_LOCALE ? english : await loaderOf(locale).load();
    return () => shown.set(texts);
  });
  // A chunk that arrives later follows the language in use.
  if (wanted !== DEFAULT_LOCALE) void selectLocale(wanted);
  return shown;
}

/**
 * Changes the language when all of its texts have arrived. If they do not arrive, `missingLocale`
 * says so, and they are requested again when the language is next selected.
 */
export async function selectLocale(locale: Locale): Promise<void> {
  wanted = locale;
  missing.set(undefined);
  try {
    const changes = await Promise.all(translations.map((translate) => translate(locale)));
    if (wanted !== locale) return;
    current.set(locale);
    changes.forEach((show) => show());
  } catch {
    if (wanted === locale) missing.set(locale);
  }
}
