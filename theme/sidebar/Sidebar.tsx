import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { usePage } from '../../src/document/router/PageContext';
import { showCurrentLink } from './showCurrentLink';
import { SidebarLinks } from './SidebarLinks';
import { SIDEBAR } from '../../src/document/contract';

/** The list of pages beside the content; small screens have it in the menu. */
export function Sidebar() {
  const texts = usePageTexts();
  const { page } = usePage();
  const navigation = useRef<HTMLElement>(null);

  useEffect(
    function showCurrentPage() {
      if (navigation.current) showCurrentLink(navigation.current);
    },
    [page],
  );

  return (
    <nav ref={navigation} className={SIDEBAR} aria-label={texts.siteNavigation} tabIndex={-1}>
      <SidebarLinks />
    </nav>
  );
}
