import { useState } from 'react';
import { createSlot } from '../../../lib/storage';
import { parseJson } from '../../../lib/parseJson';

/** How many searches are remembered. */
const MAX_SEARCHES = 5;
/** Longer queries are not remembered: nobody would choose them again. */
const MAX_LENGTH = 100;

/** Reads what is stored; anything but a list of texts is empty. */
export function parseRecent(stored: string | null): string[] {
  const value = parseJson(stored ?? '');
  if (!Array.isArray(value)) return [];
  return value
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    .filter((item) => item.length <= MAX_LENGTH)
    .slice(0, MAX_SEARCHES);
}

/** Moves a search to the front, without duplicates. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const added = query.trim();
  if (!added || added.length > MAX_LENGTH) return [...recent];
  return [added, ...removeRecent(recent, added)].slice(0, MAX_SEARCHES);
}

/** Removes a search. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((item) => item.toLowerCase() !== query.toLowerCase());
}

const slot = createSlot({ name: 'recentSearches', parse: parseRecent });

/**
 * The reader's latest searches, which never leave their browser, and how to change them. The dialog
 * is only ever rendered in the browser.
 */
export function useRecentSearches() {
  const [recent, setRecent] = useState(slot.read);
  // Another tab may have written since, so a change starts from what is stored now.
  const change = (next: (stored: readonly string[]) => string[]) => {
    const changed = next(slot.read());
    if (changed.length > 0) slot.write(JSON.stringify(changed));
    else slot.remove();
    setRecent(changed);
  };
  return {
    recent,
    add: (query: string) => change((stored) => addRecent(stored, query)),
    remove: (query: string) => change((stored) => removeRecent(stored, query)),
  };
}
