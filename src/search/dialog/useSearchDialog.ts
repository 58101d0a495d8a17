import { createStore } from '../../lib/store';
import { useStore } from '../../lib/react/useStore';
import { useEffect } from 'react';
import { isApple } from '../../document/page/platform';
import { isSearchShortcut, type SearchReadiness } from './earlyScript';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_STATE, SEARCH_TEXT } from '../../document/contract';

/** Whether the search dialog is open, and the query that it opens with. */
export interface DialogState {
  isOpen: boolean;
  /** Undefined keeps what was typed before. */
  query: string | undefined;
  /** Whether the reader is still typing the query. */
  isTyping: boolean;
}

const CLOSED: DialogState = { isOpen: false, query: undefined, isTyping: false };

const dialog = createStore(CLOSED);

/** Opens the search dialog, from anywhere in the page. */
export function openSearch(query?: string, isTyping = false): void {
  dialog.set({ isOpen: true, query, isTyping });
}

/** Closes the search dialog. */
export function closeSearch(): void {
  dialog.set(CLOSED);
}

/** Opens the dialog, or closes an open one. */
function toggleSearch(): void {
  if (dialog.get().isOpen) closeSearch();
  else openSearch();
}

/** The state of the search dialog. */
export function useSearchDialog(): DialogState {
  return useStore(dialog);
}

/**
 * Ctrl+K or Command+K opens and closes the search, and `/` opens it, also if it was pressed before
 * this ran.
 */
export function useSearchShortcut(): void {
  useEffect(function listenForShortcut() {
    const root = document.documentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isShortcut = isSearchShortcut(event, isApple(navigator.platform));
      if (!isShortcut && !window.isSingleKey?.(event, '/')) return;
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

/** Query parameter that opens the search: `/?q=word`. */
const PARAM = 'q';

/** Opens the search for the words in the address, and removes them when the reader closes it. */
export function useSearchAddress(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { isOpen } = useSearchDialog();
  const query = new URLSearchParams(search).get(PARAM)?.trim();

  useEffect(
    function openForAddress() {
      if (query) openSearch(query);
    },
    [query],
  );

  useEffect(
    function cleanAddress() {
      if (!isOpen || !query) return undefined;
      return () => {
        const params = new URLSearchParams(location.search);
        // Back and Forward may have led to another search.
        if (params.get(PARAM)?.trim() !== query) return;
        params.delete(PARAM);
        void navigate({ search: params.toString(), hash }, { replace: true });
      };
    },
    [isOpen, query, hash, navigate],
  );
}
