import { type Span } from '../text/foldedSpan';

const END = /[.!?](?=\s)|[。！？]/g;

/** The sentences of a paragraph, without the spaces between them. A colon ends none. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const add = (end: number): void => {
    while (start < end && text[start] === ' ') start += 1;
    if (start < end) spans.push({ start, end });
    start = end;
  };
  for (const { index } of text.matchAll(END)) add(index + 1);
  add(text.length);
  return spans;
}
