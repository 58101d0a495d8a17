import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { usePage } from '../../src/document/router/PageContext';
import { showCurrentLink } from './showCurrentLink';
import { SidebarLinks } from './SidebarLinks';
import { SIDEBAR, STARTED } from '../../src/document/contract';

/** The list of pages beside the content; small screens have it in the menu. */
export function Sidebar() {
  const texts = usePageTexts();
  const { page } = usePage();
  const navigation = useRef<HTMLElement>(null);
  const isPlaced = useRef(false);

  useEffect(
    function showCurrentPage() {
      // The start of the document has done it; the list must not move under a press on it since.
      const isDone = !isPlaced.current && document.documentElement.hasAttribute(STARTED);
      isPlaced.current = true;
      if (navigation.current && !isDone) showCurrentLink(navigation.current);
    },
    [page],
  );

  return (
    <nav ref={navigation} className={SIDEBAR} aria-label={texts.siteNavigation} tabIndex={-1}>
      <SidebarLinks />
    </nav>
  );
}
