import { useState } from 'react';
import { addRecent, parseRecent, RECENT_KEY, removeRecent } from '../../../src/search/recent';

function read(): string[] {
  try {
    return parseRecent(localStorage.getItem(RECENT_KEY));
  } catch {
    return [];
  }
}

function write(recent: readonly string[]): void {
  try {
    if (recent.length) localStorage.setItem(RECENT_KEY, JSON.stringify(recent));
    else localStorage.removeItem(RECENT_KEY);
  } catch {
    // Blocked or full storage: then nothing is remembered.
  }
}

/** The reader's latest searches, which never leave their browser. */
export interface RecentSearches {
  recent: readonly string[];
  add: (query: string) => void;
  remove: (query: string) => void;
}

/** Reads and changes them; the dialog is only ever rendered in the browser. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(read);
  // Another tab may have written since, so a change starts from what is stored now.
  const change = (next: (stored: readonly string[]) => string[]) => {
    const changed = next(read());
    write(changed);
    setRecent(changed);
  };
  return {
    recent,
    add: (query) => change((stored) => addRecent(stored, query)),
    remove: (query) => change((stored) => removeRecent(stored, query)),
  };
}
