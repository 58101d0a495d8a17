/** Cuts a text to at most `length` characters and an ellipsis. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
