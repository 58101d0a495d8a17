import { useInterfaceLang, useMessages } from '../locale/useLocale';
import { NearestAddresses } from './NearestAddresses';
import { Link } from '../site/Link';
import { SearchForAddress } from '../search/SearchForAddress';

/** The page at every unknown address (B7). */
export default function NotFound() {
  const messages = useMessages();
  return (
    <div className="not-found" lang={useInterfaceLang()}>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{messages.notFoundTitle}</h1>
      <p className="lead">{messages.notFoundText}</p>
      <p>
        <Link className="button" to="/">
          {messages.backToHomepage}
        </Link>
        <SearchForAddress />
        <Link to="/demo">{messages.allDemos}</Link>
      </p>
      <NearestAddresses />
    </div>
  );
}
