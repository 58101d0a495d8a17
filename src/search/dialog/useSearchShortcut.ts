import { useEffect } from 'react';
import { isApple } from '../../lib/platform';
import { SEARCH_ATTRIBUTE, SEARCH_TEXT_ATTRIBUTE, type SearchReadiness } from './early/earlyScript';
import { isSearchShortcut } from './early/shortcut';
import { openSearch, toggleSearch } from './dialogStore';

/** Ctrl+K or Command+K opens and closes the search, also if it was pressed before this ran. */
export function useSearchShortcut(): void {
  useEffect(function listenForShortcut() {
    const root = document.documentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (!isSearchShortcut(event, isApple(navigator.platform))) return;
      event.preventDefault();
      toggleSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    const wanted: SearchReadiness = 'wanted';
    const ready: SearchReadiness = 'ready';
    if (root.getAttribute(SEARCH_ATTRIBUTE) === wanted) {
      const typed = root.getAttribute(SEARCH_TEXT_ATTRIBUTE);
      openSearch(typed ?? undefined, typed !== null);
    }
    root.removeAttribute(SEARCH_TEXT_ATTRIBUTE);
    root.setAttribute(SEARCH_ATTRIBUTE, ready);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      root.removeAttribute(SEARCH_ATTRIBUTE);
    };
  }, []);
}
