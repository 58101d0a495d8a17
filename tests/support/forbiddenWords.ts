import type { Line } from './prose';

/** Words that are not used, and what is said instead. */
export interface Forbidden {
  words: RegExp;
  instead: string;
}

/** Riddles and second names that have no entry in the glossary. */
const OTHERS: readonly Forbidden[] = [
  { words: /\bblanks\b/i, instead: 'spaces' },
  { words: /\b(?:goes|go|going) round\b/i, instead: 'wraps around' },
  { words: /\bof (?:yours|one's own)\b/i, instead: 'your' },
  {
    words: /\b(?:heading|title)s? of (?:a|the) groups?\b|\bgroup (?:heading|title)s?\b/i,
    instead: 'group label',
  },
];

/** The second names of each term: the lines "Also called" below the headings of the glossary. */
export function secondNames(glossary: string): Forbidden[] {
  return glossary
    .split(/^## /m)
    .slice(1)
    .flatMap((entry) => {
      const [term = ''] = entry.split('\n');
      const names = /^Also called: (.+)\.$/m.exec(entry)?.[1]?.split(', ') ?? [];
      return names.map((name) => ({
        // A screen reader is a word of its own, and so is the list box of ARIA.
        words: new RegExp(`(?<!\\b(?:screen|list)[- ])\\b${name}(?:s|es)?\\b`, 'i'),
        instead: term.toLowerCase(),
      }));
    });
}

/** Says of each forbidden word in some lines where it is and what to write. */
export function findForbidden(lines: readonly Line[], glossary: string): string[] {
  const forbidden = [...secondNames(glossary), ...OTHERS];
  return lines.flatMap(({ file, line, text }) =>
    forbidden.flatMap(({ words, instead }) => {
      const [word] = words.exec(text) ?? [];
      return word ? [`${file}:${line}: write "${instead}" instead of "${word}".`] : [];
    }),
  );
}
