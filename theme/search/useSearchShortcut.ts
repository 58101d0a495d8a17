import { useEffect } from 'react';
import { isApple } from '../../src/platform/platform';
import { toggleSearch } from './dialogStore';

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return false;
  // With Control, K deletes to the end of the line on an Apple keyboard; the text fields of demos shall keep that.
  return isApple(navigator.platform)
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
}

/** Ctrl+K or Command+K opens and closes the search, wherever the focus is. */
export function useSearchShortcut(): void {
  useEffect(function listenForShortcut() {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isShortcut(event)) return;
      event.preventDefault();
      toggleSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
