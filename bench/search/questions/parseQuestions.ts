import { type Fields, isListOf, isRecord, isText } from '../../../src/lib/read';
import { Problem } from '../../../src/lib/problem';

/** A question that somebody asked in public. */
export interface Unanswered {
  question: string;
  /** Address of the thread. */
  source: string;
}

/** A question that passages of the site answer. */
export interface Question extends Unanswered {
  /** Addresses of these passages, best first. */
  answers: readonly string[];
}

/** What a field of a question may hold, and how to say so. */
interface Field {
  accepts: (value: unknown) => boolean;
  expected: string;
}

const QUESTION: Field = {
  accepts: (value) => isText(value) && value.trim() !== '',
  expected: 'the text of a question',
};

const SOURCE: Field = {
  accepts: (value) => isText(value) && URL.canParse(value) && new URL(value).protocol === 'https:',
  expected: 'the address of a thread, with https',
};

const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/');

const isPaths = (value: unknown): value is string[] => isListOf(value, isPath);

const ANSWERS: Field = {
  accepts: (value) => isPaths(value) && value.length > 0,
  expected: 'a list of addresses such as "/guide/forms#reset-it", with at least one',
};

function fault(file: string, what: string, expected: string): Problem {
  return new Problem(
    { what, why: `expected ${expected}.`, fix: `correct it; README.md beside it has the format.` },
    file,
  );
}

function parseList(file: string, text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault(file, `the file is no JSON: ${String(error)}.`, 'a list of questions');
  }
  if (Array.isArray(value)) return value;
  throw fault(file, 'the file holds no list.', 'a list of questions');
}

function check(file: string, at: number, item: unknown, fields: Record<string, Field>): Fields {
  if (!isRecord(item)) throw fault(file, `question ${at} is no object.`, 'an object');
  for (const [name, { accepts, expected }] of Object.entries(fields)) {
    if (!accepts(item[name])) {
      throw fault(file, `"${name}" of question ${at} is ${JSON.stringify(item[name])}.`, expected);
    }
  }
  const unknown = Object.keys(item).find((name) => !(name in fields));
  if (unknown === undefined) return item;
  const names = Object.keys(fields).join(', ');
  throw fault(file, `question ${at} has a field "${unknown}".`, `only ${names}`);
}

/**
 * Reads a file of questions that the site answers.
 *
 * @throws {Problem} With file, index and field when it holds anything else.
 */
export function parseQuestions(file: string, text: string): Question[] {
  return parseList(file, text).map((item, at) => {
    const fields = { question: QUESTION, source: SOURCE, answers: ANSWERS };
    const { question, source, answers } = check(file, at, item, fields);
    return {
      question: String(question),
      source: String(source),
      answers: isPaths(answers) ? answers : [],
    };
  });
}

/**
 * Reads a file of questions that the site does not answer.
 *
 * @throws {Problem} With file, index and field when it holds anything else.
 */
export function parseUnanswered(file: string, text: string): Unanswered[] {
  return parseList(file, text).map((item, at) => {
    const { question, source } = check(file, at, item, { question: QUESTION, source: SOURCE });
    return { question: String(question), source: String(source) };
  });
}
