import { DEFAULT_LOCALE, type Locale, parseLocale } from './locales';
import { useStore } from '../lib/react/useStore';
import { localeStore, selectLocale } from './localeStore';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The language in use: English while hydrating. */
export function useLocale(): Locale {
  return useStore(localeStore);
}

/** `lang` for an element with texts of the interface; undefined if that is the page's own. */
export function useInterfaceLang(): Locale | undefined {
  const locale = useLocale();
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

/**
 * Selects the language that the address asks for (B12). At every navigation, since its texts may
 * have failed to load.
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
