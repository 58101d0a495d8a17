/**
 * The text that is edited: without the line break at the end of a file, which the published source
 * does not show either.
 */
export function toEdited(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** The text of a file, from what was edited. */
export function toFile(edited: string): string {
  return `${edited}\n`;
}
