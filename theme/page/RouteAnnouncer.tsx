import { useEffect, useRef, useState } from 'react';
import { usePage } from '../site/PageContext';

/**
 * Says the title of the new page after a navigation inside the site, as a page load would; where
 * the focus goes is up to useScrollPosition. Silent on the first page.
 */
export function RouteAnnouncer() {
  const { page } = usePage();
  const previous = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(
    function announceNavigation() {
      if (previous.current === page) return;
      previous.current = page;
      setAnnouncement(document.title);
    },
    [page],
  );

  return (
    <p className="route-announcer visually-hidden" role="status">
      {announcement}
    </p>
  );
}
