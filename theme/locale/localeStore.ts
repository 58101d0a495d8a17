import { createLoader, type Loadable } from '../../src/base/loader';
import { createStore, type Readable } from '../../src/base/store';
import { DEFAULT_LOCALE, type Locale, type TranslatedLocale } from '../../src/locale/locales';
import { en, translations, type PageTexts } from './texts';

/** A language and the texts of the page in it. */
export interface LocaleState {
  locale: Locale;
  texts: PageTexts;
}

/** What the pre-rendered HTML is in. */
const ENGLISH: LocaleState = { locale: DEFAULT_LOCALE, texts: en };

const store = createStore(ENGLISH);
const missing = createStore<Locale | undefined>(undefined);
let wanted: Locale = DEFAULT_LOCALE;

const loaders = new Map<Locale, Loadable<PageTexts>>();

function loaderOf(locale: TranslatedLocale): Loadable<PageTexts> {
  const loader = loaders.get(locale) ?? createLoader(translations[locale]);
  loaders.set(locale, loader);
  return loader;
}

/** The language in use. */
export const localeStore: Readable<LocaleState> = store;

/** The language that was asked for and whose texts did not arrive. */
export const missingLocale: Readable<Locale | undefined> = missing;

/**
 * Changes the language; one other than English takes effect when its texts are there. Texts that do
 * not arrive are told in `missingLocale`, and requested again when the language is next selected.
 */
export async function selectLocale(locale: Locale): Promise<void> {
  wanted = locale;
  missing.set(undefined);
  if (locale === DEFAULT_LOCALE) {
    store.set(ENGLISH);
    return;
  }
  if (store.get().locale === locale) return;
  try {
    const texts = await loaderOf(locale).load();
    if (wanted === locale) store.set({ locale, texts });
  } catch {
    if (wanted === locale) missing.set(locale);
  }
}
