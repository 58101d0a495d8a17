import { useInterfaceLang, useMessages } from '../locale/useLocale';

/** Says that a page does not work, and offers to load it again. */
export function PageFailure() {
  const { pageUnavailable, tryAgain } = useMessages();
  return (
    <div className="page-notice" role="alert" lang={useInterfaceLang()} data-search="ignore">
      <p>
        <strong>{pageUnavailable.what}</strong> {pageUnavailable.why}
      </p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {tryAgain}
      </button>
    </div>
  );
}
