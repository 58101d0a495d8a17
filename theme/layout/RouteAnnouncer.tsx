import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../src/document/router/PageContext';
import { VISUALLY_HIDDEN } from '../../src/document/contract';

/**
 * Announces the title of the new page after a navigation inside the site, as a page load would.
 * Silent on the first page. useScrollPosition moves the focus.
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
    <p className={`route-announcer ${VISUALLY_HIDDEN}`} role="status">
      {announcement}
    </p>
  );
}
