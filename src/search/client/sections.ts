import { type SearchHint } from '../protocol';
import { type Answer } from './state';

/** A part of the list: the best hints of all groups, or those of one entry of the navigation. */
export interface ResultSection {
  kind: 'top' | 'group';
  title: string | undefined;
  hints: readonly SearchHint[];
  /** Place of the first hint among all that are listed. */
  start: number;
}

type UnplacedSection = Omit<ResultSection, 'start'>;

function place(sections: readonly UnplacedSection[]): ResultSection[] {
  let start = 0;
  return sections.map((section) => {
    const placed = { ...section, start };
    start += section.hints.length;
    return placed;
  });
}

/**
 * Lists an answer with the best hints first (D5 leaves that to the dialog). With one group there is nothing to choose
 * among, so it stays as it is.
 */
export function toSections({ groups, top }: Answer): ResultSection[] {
  const listed = groups.map(({ title, hints }): UnplacedSection => ({
    kind: 'group',
    title,
    hints,
  }));
  if (groups.length < 2) return place(listed);
  const links = new Set(top.map(({ link }) => link));
  const others = listed.map((section) => ({
    ...section,
    hints: section.hints.filter(({ link }) => !links.has(link)),
  }));
  const best: UnplacedSection = { kind: 'top', title: undefined, hints: top };
  return place([best, ...others.filter(({ hints }) => hints.length > 0)]);
}

/** The words that a hint shows highlighted, each once: what the reader looks for on the page it leads to. */
export function wordsOf({ highlightTitleTexts, highlightTexts }: SearchHint): string[] {
  const words = [...highlightTitleTexts, ...highlightTexts]
    .filter(({ highlighted }) => highlighted)
    .map(({ text }) => text);
  return [...new Set(words)];
}
