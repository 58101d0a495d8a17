import { useDeferredValue, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { nearestAddresses } from '../../src/page/nearest/nearestAddresses';
import { usePageTexts } from '../locale/usePageTexts';
import { Link } from '../site/Link';
import { useHydrated } from '../base/useHydrated';
import { decodePath } from '../site/findPage';
import { tableLoader } from '../site/tableLoader';
import { useOnRequest } from '../ui/on-request/useOnRequest';

/** How many addresses the page keeps room for (page.css). */
const SHOWN = 3;

/** Shown where no address is near. */
const STARTING_POINTS = ['/', '/?tab=playground', '/demo'];

function Nearest() {
  const id = useId();
  const texts = usePageTexts();
  const request = useOnRequest(tableLoader, true);
  // The address changes at once when a link is followed, this page only when the next one is there.
  const asked = decodePath(useDeferredValue(useLocation().pathname));
  // A reader who does not get it still has the search and the links above.
  if (request.phase !== 'here') return null;
  const titles = new Map(
    request.value.siteAddresses().map(({ address, title }) => [address, title]),
  );
  const nearest = nearestAddresses(asked, [...titles.keys()]).slice(0, SHOWN);
  const isNear = nearest.length > 0;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{isNear ? texts.nearestAddresses : texts.startingPoints}</h2>
      <ul>
        {(isNear ? nearest : STARTING_POINTS).map((address) => (
          <li key={address}>
            <Link to={address}>
              <strong lang="en">{titles.get(address)}</strong>
              <span> </span>
              <code>{address}</code>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Links to the addresses nearest to the one asked for, or to where readers start. The HTML of the
 * 404 page is the same for every address, so they are added in the browser.
 */
export function NearestAddresses() {
  return <div className="nearest-addresses">{useHydrated() && <Nearest />}</div>;
}
