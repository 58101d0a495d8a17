import { useState } from 'react';
import { createSlot } from '../../../src/base/storage';
import { addRecent, parseRecent, removeRecent } from '../../../src/search/recent';

const slot = createSlot({ name: 'recentSearches', parse: parseRecent });

/** The reader's latest searches, which never leave their browser. */
export interface RecentSearches {
  recent: readonly string[];
  add: (query: string) => void;
  remove: (query: string) => void;
}

/** Reads and changes them; the dialog is only ever rendered in the browser. */
export function useRecentSearches(): RecentSearches {
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
    add: (query) => change((stored) => addRecent(stored, query)),
    remove: (query) => change((stored) => removeRecent(stored, query)),
  };
}
