import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';

/** Says that a page does not work, and offers to load it again. */
export function PageFailure() {
  const { pageUnavailable, tryAgain } = useTexts();
  return (
    <div className="page-notice" role="alert" lang={useInterfaceLang()} data-search="ignore">
      <p>
        <strong>{pageUnavailable.what}</strong> {pageUnavailable.why}
      </p>
      <Button onClick={() => window.location.reload()}>{tryAgain}</Button>
    </div>
  );
}
