import { en, type Messages } from './en';
import { createStore, type Readable } from '../../src/base/store';
import type { Locale } from '../../src/locale/locale';

/** A language and its texts. */
export interface LocaleState {
  locale: Locale;
  messages: Messages;
}

/** What the pre-rendered HTML is in. */
export const ENGLISH: LocaleState = { locale: 'en', messages: en };

const store = createStore(ENGLISH);
let wanted: Locale = 'en';

/** The language in use. */
export const localeStore: Readable<LocaleState> = store;

/** Changes the language; Chinese is a chunk of its own and takes effect when it is there. */
export async function selectLocale(locale: Locale): Promise<void> {
  wanted = locale;
  if (locale === 'en') {
    store.set(ENGLISH);
    return;
  }
  const { zhCN } = await import('./zh-CN');
  if (wanted === locale) store.set({ locale, messages: zhCN });
}
