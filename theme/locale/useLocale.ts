import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_LOCALE, parseLocale, type Locale } from '../../src/locale/locales';
import { useStore } from '../base/useStore';
import { localeStore, selectLocale, type LocaleState } from './localeStore';

/**
 * The language in use and the texts of the page in it. A store and not a context: every part of the
 * page hydrates in English, as it was rendered, whenever its code arrives, and changes only then.
 */
export function useLocale(): LocaleState {
  return useStore(localeStore);
}

/** `lang` for an element with texts of the interface, where its language is not the page's. */
export function useInterfaceLang(): Locale | undefined {
  const { locale } = useLocale();
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

/**
 * Selects the language that the address asks for (B12), at every navigation: its texts may be
 * missing.
 */
export function useLocaleFromAddress(): void {
  const { search, key } = useLocation();
  const wanted = parseLocale(search);

  useEffect(
    function followAddress() {
      void selectLocale(wanted);
    },
    [wanted, key],
  );
}
