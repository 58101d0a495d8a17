/** Where the reader's version of a demo is kept while the page is loaded anew. */
export function draftKey(id: string): string {
  return `rc-select-docs:draft:${id}`;
}

/** Whether a version of a demo was kept; not without storage. */
export function hasKeptDraft(id: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(id)) !== null;
  } catch {
    return false;
  }
}
