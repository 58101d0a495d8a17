/** Splits a run of an unspaced script into words. */
export type Segment = (run: string) => string[];

/**
 * Every pair of neighbouring characters, and the last character alone, so that any part of the run
 * is found: several characters by their pairs, one as the beginning of a pair. VitePress does not
 * segment and finds Chinese only at the start of a sentence (vuejs/vitepress#4049).
 */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

/** Words by `Intl.Segmenter` where the browser has it (Firefox since 125), else pairs. */
export function createSegment(
  intl: Pick<typeof Intl, 'Segmenter'> | undefined = globalThis.Intl,
): Segment {
  if (typeof intl?.Segmenter !== 'function') return pairsOf;
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    // Made when first needed: loading the dictionaries takes longer than indexing a small site.
    // Without a locale those of all unspaced scripts are used.
    segmenter ??= new intl.Segmenter(undefined, { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment);
  };
}
