/**
 * Finds the element that a hash names.
 *
 * @param hash - With its leading `#`; malformed percent-encoding is taken as it stands.
 */
export function targetOf(hash: string, page: Document): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}
