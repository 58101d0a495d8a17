import { createLoader } from '../../lib/loader';
import { useHydrated } from '../../lib/react/useHydrated';
import { tableLoader } from '../../document/router/tableLoader';
import { useOnRequest } from '../../ui/on-request/useOnRequest';

const nearestLoader = createLoader(async () => {
  const [{ NearestList }, { siteAddresses }] = await Promise.all([
    import(/* webpackChunkName: "nearest" */ './NearestList'),
    tableLoader.load(),
  ]);
  return { NearestList, addresses: siteAddresses() };
});

/**
 * Links to the addresses nearest to the one asked for, or to where readers start. The HTML of the
 * 404 page is the same for every address, so they are added in the browser.
 */
export function NearestAddresses() {
  const request = useOnRequest(nearestLoader, true);
  const isHydrated = useHydrated();
  // A reader who does not get it still has the search and the links above.
  const nearest = isHydrated && request.phase === 'here' ? request.value : undefined;
  return (
    <div className="nearest-addresses">
      {nearest && <nearest.NearestList addresses={nearest.addresses} />}
    </div>
  );
}
