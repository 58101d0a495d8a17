import { en, type Messages } from './en';
import type { Locale } from '../../src/locale/locale';

/** A language and its texts. */
export interface LocaleState {
  locale: Locale;
  messages: Messages;
}

/** What the pre-rendered HTML is in. */
export const ENGLISH: LocaleState = { locale: 'en', messages: en };

let state = ENGLISH;
let wanted: Locale = 'en';
const listeners = new Set<() => void>();

function set(next: LocaleState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** The language in use. */
export function currentLocale(): LocaleState {
  return state;
}

/** Calls `listener` after each change of language; returns how to stop. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language; Chinese is a chunk of its own and takes effect when it is there. */
export async function selectLocale(locale: Locale): Promise<void> {
  wanted = locale;
  if (locale === 'en') {
    set(ENGLISH);
    return;
  }
  const { zhCN } = await import('./zh-CN');
  if (wanted === locale) set({ locale, messages: zhCN });
}
