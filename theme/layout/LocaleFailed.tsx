import { LOCALES } from '../../src/locale/locales';
import { useStore } from '../../src/lib/react/useStore';
import { missingLocale, selectLocale } from '../../src/locale/localeStore';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { FailureNotice } from '../../src/ui/on-request/FailureNotice';

/**
 * Says that the page keeps its language, since the texts of the selected one did not arrive (B12,
 * H1).
 */
export function LocaleFailed() {
  const { localeUnavailable } = usePageTexts();
  const missing = useStore(missingLocale);
  const language = LOCALES.find(({ id }) => id === missing);
  if (!language) return null;
  return (
    <FailureNotice
      className="page-notice"
      problem={localeUnavailable(language.name)}
      onRetry={() => void selectLocale(language.id)}
    />
  );
}
