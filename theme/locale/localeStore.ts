import { createStore, type Readable } from '../../src/base/store';
import { DEFAULT_LOCALE, type Locale } from '../../src/locale/locales';
import { en, translations, type PageTexts } from './texts';

/** A language and the texts of the page in it. */
export interface LocaleState {
  locale: Locale;
  texts: PageTexts;
}

/** What the pre-rendered HTML is in. */
const ENGLISH: LocaleState = { locale: DEFAULT_LOCALE, texts: en };

const store = createStore(ENGLISH);
let wanted: Locale = DEFAULT_LOCALE;

/** The language in use. */
export const localeStore: Readable<LocaleState> = store;

/** Changes the language; one other than English takes effect when its texts are there. */
export async function selectLocale(locale: Locale): Promise<void> {
  wanted = locale;
  if (locale === DEFAULT_LOCALE) {
    store.set(ENGLISH);
    return;
  }
  const texts = await translations[locale]();
  if (wanted === locale) store.set({ locale, texts });
}
