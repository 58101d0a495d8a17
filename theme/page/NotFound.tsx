import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { NearestAddresses } from './NearestAddresses';
import { Link } from '../site/Link';
import { SearchForAddress } from '../search/SearchForAddress';

/** The page at every unknown address (B7). */
export default function NotFound() {
  const texts = usePageTexts();
  return (
    <div className="not-found" lang={useInterfaceLang()}>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
      <p className="lead">{texts.notFoundText}</p>
      <NearestAddresses />
      <p className="not-found-actions">
        <Link className="button" data-primary="" to="/">
          {texts.backToHomepage}
        </Link>
        <SearchForAddress />
      </p>
    </div>
  );
}
