import { useDeferredValue, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { nearestAddresses } from './rankAddresses';
import { usePageTexts } from '../../locale/usePageTexts';
import { decodePath } from '../../document/router/findPage';
import { Link } from '../../document/router/Link';
import type { SiteAddress } from '../../document/router/siteAddresses';
import './nearestAddresses.css';

/** How many addresses the page keeps room for (page.css). */
const SHOWN = 3;

/** Shown where no address is near. */
const STARTING_POINTS = ['/', '/?tab=playground', '/demo'];

/** Links to those of all addresses that are nearest to the one asked for. */
export function NearestList({ addresses }: { addresses: readonly SiteAddress[] }) {
  const id = useId();
  const texts = usePageTexts();
  // The address changes at once when a link is followed, this page only when the next one is there.
  const asked = decodePath(useDeferredValue(useLocation().pathname));
  const titles = new Map(addresses.map(({ address, title }) => [address, title]));
  const nearest = nearestAddresses(asked, [...titles.keys()]).slice(0, SHOWN);
  const isNear = nearest.length > 0;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{isNear ? texts.nearestAddresses : texts.startingPoints}</h2>
      <ul>
        {(isNear ? nearest : STARTING_POINTS.filter((address) => titles.has(address))).map(
          (address) => (
            <li key={address}>
              <Link to={address}>
                <strong lang="en">{titles.get(address)}</strong>
                <span> </span>
                <code>{address}</code>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
