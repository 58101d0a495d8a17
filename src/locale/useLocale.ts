import { DEFAULT_LOCALE, type Locale } from './locales';
import { useStore } from '../lib/react/useStore';
import { localeStore } from './localeStore';

/** The language in use: English while hydrating. */
export function useLocale(): Locale {
  return useStore(localeStore);
}

/** `lang` for an element with texts of the interface; undefined if that is the page's own. */
export function useInterfaceLang(): Locale | undefined {
  const locale = useLocale();
  return locale === DEFAULT_LOCALE ? undefined : locale;
}
