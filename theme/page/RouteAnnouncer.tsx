import { useEffect, useRef, useState } from 'react';
import { usePage } from './PageContext';

/**
 * After a navigation inside the site: moves focus to the new page's heading, as a page load would, and says its title
 * (https://github.com/facebook/docusaurus/issues/11332). Silent on the first page.
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
      const target =
        document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
      target?.focus({ preventScroll: true });
    },
    [page],
  );

  return (
    <p className="route-announcer visually-hidden" role="status">
      {announcement}
    </p>
  );
}
