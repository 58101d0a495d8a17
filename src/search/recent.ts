/** Key in local storage. */
export const RECENT_KEY = 'rc-select-docs:recent-searches';

/** So many are remembered. */
const MOST = 5;
/** Longer ones are no searches anybody would choose again. */
const LONGEST = 100;

/** Reads what is stored; anything but a list of texts is no list. */
export function parseRecent(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value
      .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
      .filter((item) => item.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search in front, once. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const added = query.trim();
  if (!added || added.length > LONGEST) return [...recent];
  return [added, ...removeRecent(recent, added)].slice(0, MOST);
}

/** Forgets a search. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((item) => item.toLowerCase() !== query.toLowerCase());
}
