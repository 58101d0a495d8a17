import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { NearestAddresses } from '../../src/search/nearest/NearestAddresses';
import { Link } from '../../src/document/router/Link';
import { SearchForAddress } from '../../src/search/dialog/SearchButton';

/** The page at every unknown address (B7). */
export default function NotFound() {
  const texts = usePageTexts();
  return (
    <div className="not-found" lang={useInterfaceLang()}>
      <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
      <p className="signature" aria-hidden="true">
        HTTP 404
      </p>
      <p className="lead">{texts.notFoundText}</p>
      <p className="not-found-actions">
        <Link className="button primary" to="/">
          {texts.backToHomepage}
        </Link>
        <SearchForAddress />
      </p>
      <NearestAddresses />
    </div>
  );
}
