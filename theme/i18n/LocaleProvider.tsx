import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { en, type Messages } from './en';
import { parseLocale, type Locale } from './locale';

interface LocaleState {
  locale: Locale;
  messages: Messages;
}

const ENGLISH: LocaleState = { locale: 'en', messages: en };
const LocaleContext = createContext(ENGLISH);

/**
 * Gives the theme its texts. The first render is always English, as in the pre-rendered HTML; Chinese is a chunk of its
 * own that is loaded when the address asks for it.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const [chinese, setChinese] = useState<Messages>();
  const wanted = parseLocale(search);

  useEffect(
    function loadChinese() {
      if (wanted !== 'en') void import('./zh-CN').then(({ zhCN }) => setChinese(zhCN));
    },
    [wanted],
  );

  const state = useMemo(
    (): LocaleState =>
      wanted === 'en' || !chinese ? ENGLISH : { locale: wanted, messages: chinese },
    [wanted, chinese],
  );
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

/** The language in use and its texts. */
export function useLocale(): LocaleState {
  return use(LocaleContext);
}

/** The texts in the language in use. */
export function useMessages(): Messages {
  return use(LocaleContext).messages;
}

/** `lang` for an element that holds texts of the theme: set where they differ from the page's language, English. */
export function useInterfaceLang(): Locale | undefined {
  const { locale } = use(LocaleContext);
  return locale === 'en' ? undefined : locale;
}
