import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLocale } from '../../locale/useLocale';
import { withLocale } from '../../../src/locale/locale';
import { useHydrated } from '../../base/useHydrated';

/** Links to the same page with the theme's texts in the other language (B12). */
export function LanguageSwitch() {
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const other = locale === 'en' ? 'zh-CN' : 'en';
  return (
    <RouterLink
      className="language-switch"
      to={withLocale(pathname + (hydrated ? search : ''), other)}
      lang={other}
      hrefLang={other}
    >
      {other === 'en' ? 'English' : '中文'}
    </RouterLink>
  );
}
