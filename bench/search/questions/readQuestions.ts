import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseQuestions, parseUnanswered, type Question, type Unanswered } from './parseQuestions';

/**
 * The questions that a search may be tuned with, those that nobody looks at until the end, and
 * those that were found after the pages and the search had last changed.
 */
export type Half = 'tuning' | 'unseen' | 'fresh';

function textOf(file: string): string {
  return readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
}

/** The questions of a half that the site answers. */
export function readQuestions(half: Half): Question[] {
  const file = `${half}.json`;
  return parseQuestions(file, textOf(file));
}

/** The questions of a half that the site does not answer. */
export function readUnanswered(half: Half): Unanswered[] {
  const file = `unanswered-${half}.json`;
  return parseUnanswered(file, textOf(file));
}
