import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLocale } from '../../src/locale/useLocale';
import { LOCALES, withLocale } from '../../src/locale/locales';
import { useHydrated } from '../../src/lib/react/useHydrated';

/** Links to the same page with the interface in another language (B12). */
export function LanguageSwitch() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const here = pathname + (hydrated ? search : '');
  return LOCALES.filter(({ id }) => id !== locale).map(({ id, name }, index) => (
    <RouterLink
      // Not the language: the link that was pressed stays, keeps the focus, and leads back.
      key={index}
      className="language-switch"
      to={withLocale(here, id)}
      lang={id}
      hrefLang={id}
      // As src/lib/react/jsxRuntime.ts has it for other elements.
      suppressHydrationWarning
    >
      {name}
    </RouterLink>
  ));
}
