import { type SearchHint } from '../engine/protocol';
import { type Answer } from './searchState';

/**
 * A section of the list: the best hints of all groups, those of a navigation entry, or those of a
 * question, which may be weak.
 */
export interface HintSection {
  kind: 'top' | 'group' | 'answers' | 'weak';
  title: string | undefined;
  hints: readonly SearchHint[];
  /** Position of the first hint in the list. */
  start: number;
}

type UnplacedSection = Omit<HintSection, 'start'>;

/** Keeps the first hint to each address, and the sections that are not empty then. */
function unite(sections: readonly UnplacedSection[]): UnplacedSection[] {
  const seen = new Set<string>();
  const isNew = ({ link }: SearchHint): boolean => {
    const size = seen.size;
    return seen.add(link).size > size;
  };
  return sections
    .map((section) => ({ ...section, hints: section.hints.filter(isNew) }))
    .filter(({ hints }) => hints.length > 0);
}

function place(sections: readonly UnplacedSection[]): HintSection[] {
  let start = 0;
  return sections.map((section) => {
    const placed = { ...section, start };
    start += section.hints.length;
    return placed;
  });
}

/**
 * Lists an answer with the best hints first (D5 leaves that to the dialog), each address once: a
 * page and its lead are two hints to the same place. In a single group the best hints come first.
 * The hints of a question are one list, since their order is all that counts.
 */
export function toSections({ kind, isWeak, groups, top }: Answer): HintSection[] {
  if (kind === 'question')
    return place(unite([{ kind: isWeak ? 'weak' : 'answers', title: undefined, hints: top }]));
  const listed = groups.map(({ title, hints }): UnplacedSection => ({
    kind: 'group',
    title,
    hints,
  }));
  const [only] = listed;
  if (only && listed.length === 1)
    return place(unite([{ ...only, hints: [...top, ...only.hints] }]));
  return place(unite([{ kind: 'top', title: undefined, hints: top }, ...listed]));
}

/** The sections with the first `count` hints. */
export function firstHints(sections: readonly HintSection[], count: number): HintSection[] {
  return sections
    .map((section) => ({
      ...section,
      hints: section.hints.slice(0, Math.max(0, count - section.start)),
    }))
    .filter(({ hints }) => hints.length > 0);
}

/** How many hints are listed, and how many there are. */
export interface HintCount {
  shown: number;
  total: number;
}

/** Counts an answer by addresses, as it is listed. */
export function countHints({ groups, total }: Answer, sections: readonly HintSection[]): HintCount {
  const shown = sections.reduce((sum, { hints }) => sum + hints.length, 0);
  const received = groups.reduce((sum, { hints }) => sum + hints.length, 0);
  return { shown, total: total - (received - shown) };
}

/** The words that a hint highlights, each once: what to mark on its page. */
export function wordsOf({ highlightTitleTexts, highlightTexts }: SearchHint): string[] {
  const words = [...highlightTitleTexts, ...highlightTexts]
    .filter(({ highlighted }) => highlighted)
    .map(({ text }) => text);
  return [...new Set(words)];
}
