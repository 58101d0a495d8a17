import { parse } from 'sucrase/dist/parser/index.js';
import type { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';

/** A piece of a script, and the line it begins on. */
export interface Token {
  type: TokenType;
  text: string;
  /** 1-based. */
  line: number;
}

/** Says that a text is not TypeScript. */
export class UnreadableError extends Error {
  constructor(
    message: string,
    /** 1-based. */
    readonly line: number,
  ) {
    super(message);
  }
}

function toUnreadable(error: unknown): UnreadableError {
  if (error instanceof RangeError) return new UnreadableError('it is nested too deeply', 1);
  const message = error instanceof Error ? error.message : String(error);
  const place = / \((\d+):\d+\)$/.exec(message);
  return new UnreadableError(message.slice(0, place?.index), Number(place?.[1] ?? 1));
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * Takes a script apart with sucrase's parser: elements, generics and regular expressions cannot be
 * told apart without one. Of valid texts it is known to refuse one: a generic arrow function with
 * `extends` inside an element.
 *
 * @param jsx - Whether angle brackets are elements, as in `.tsx`.
 * @throws {UnreadableError} When the text is not TypeScript.
 */
export function readTokens(code: string, jsx: boolean): Token[] {
  let line = 1;
  let position = 0;
  try {
    return parse(code, jsx, true, false).tokens.map(({ type, start, end }) => {
      line += countLines(code.slice(position, start));
      position = start;
      return { type, text: code.slice(start, end), line };
    });
  } catch (error) {
    throw toUnreadable(error);
  }
}
