import { useState } from 'react';
import { createSlot } from '../../../lib/storage';
import { addRecent, parseRecent, removeRecent } from '../recent';

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
