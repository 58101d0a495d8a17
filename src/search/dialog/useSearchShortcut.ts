import { useEffect } from 'react';
import { isApple } from '../../document/page/platform';
import { type SearchReadiness } from './early/earlyScript';
import { isSearchShortcut } from './early/shortcut';
import { openSearch, toggleSearch } from './dialogStore';
import { SEARCH_STATE, SEARCH_TEXT } from '../../document/contract';

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
    if (root.getAttribute(SEARCH_STATE) === wanted) {
      const typed = root.getAttribute(SEARCH_TEXT);
      openSearch(typed ?? undefined, typed !== null);
    }
    root.removeAttribute(SEARCH_TEXT);
    root.setAttribute(SEARCH_STATE, ready);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      root.removeAttribute(SEARCH_STATE);
    };
  }, []);
}
