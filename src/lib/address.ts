/** Whether an address names another host, inline data or a part of the document, and no file. */
export function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address);
}

/** A part of an address without its escapes. One that is malformed stands for itself. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
