import { testTitles } from './testTitles';

/** A place that cites a requirement. */
export interface Citation {
  id: string;
  /** Counted from 1. */
  line: number;
}

/** An id as a word, or a range such as `F1-F3`; not a part of a colour, hash, path or element. */
const CITED = /(?<![\w%#$<>/\\.@-])[A-Z]\d{1,2}(?:(?:-|–|\.\.)[A-Z]\d{1,2})*(?![\w%<>/\\=-]|\.\d)/g;
const ID = /[A-Z]\d{1,2}/g;
const CODE_SPAN = /`[^`]*`/g;
const COMMENT = /(?:^\s*\*(?!\/)|(?:^|[\s{])\/[/*])(.*)$/;
const FENCE = /^\s*(?:```|~~~)/;

/** The ids that a text cites. Code spans cite nothing, so `A4` can be a paper size. */
function idsIn(text: string): string[] {
  const cited = text.replace(CODE_SPAN, '').match(CITED) ?? [];
  return cited.flatMap((match) => match.match(ID) ?? []);
}

function inLines(text: string, read: (line: string) => string): Citation[] {
  return text
    .split('\n')
    .flatMap((line, index) => idsIn(read(line)).map((id) => ({ id, line: index + 1 })));
}

function inMarkdown(text: string): Citation[] {
  let isCode = false;
  return inLines(text, (line) => {
    if (FENCE.test(line)) isCode = !isCode;
    return isCode ? '' : line;
  });
}

const inComments = (text: string): Citation[] =>
  inLines(text, (line) => COMMENT.exec(line)?.[1] ?? '');

/** Whether a file holds tests. */
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** What a file says about requirements. */
export interface FileCitations {
  /** The places that cite one: in prose, in comments, and in the titles of tests. */
  citations: Citation[];
  /** Those that its tests prove: the ids in the titles of tests that are run. */
  proved: string[];
}

/** Finds the requirements that a file cites, and those that it proves. */
export function readCitations(path: string, text: string): FileCitations {
  if (path.endsWith('.md')) return { citations: inMarkdown(text), proved: [] };
  // Parsing takes time, and most tests cite nothing.
  const titles = isTest(path) && /[A-Z]\d/.test(text) ? testTitles(path, text) : [];
  const inTitles = titles.flatMap(({ title, line, isRun }) =>
    idsIn(title).map((id) => ({ id, line, isRun })),
  );
  return {
    citations: [...inComments(text), ...inTitles.map(({ id, line }) => ({ id, line }))],
    proved: [...new Set(inTitles.filter(({ isRun }) => isRun).map(({ id }) => id))],
  };
}
