import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Messages } from './en';
import { parseLocale, type Locale } from '../../src/locale/locale';
import { useStore } from '../base/useStore';
import { localeStore, selectLocale, type LocaleState } from './localeStore';

/**
 * The language in use and its texts. A store and not a context: every part of the page hydrates in English, as it was
 * rendered, whenever its code arrives, and changes only then.
 */
export function useLocale(): LocaleState {
  return useStore(localeStore);
}

/** The texts in the language in use. */
export function useMessages(): Messages {
  return useLocale().messages;
}

/** `lang` for an element that holds texts of the theme: set where they differ from the page's language, English. */
export function useInterfaceLang(): Locale | undefined {
  const { locale } = useLocale();
  return locale === 'en' ? undefined : locale;
}

/** Selects the language that the address asks for (B12). */
export function useLocaleFromAddress(): void {
  const { search } = useLocation();
  const wanted = parseLocale(search);

  useEffect(
    function followAddress() {
      void selectLocale(wanted);
    },
    [wanted],
  );
}
