import type { TokenClass } from '../demo/code/lezer';

/** A piece of a type; undefined where the colour of text is right. */
export interface TypeToken {
  text: string;
  token: TokenClass | undefined;
}

const PIECES =
  /('[^']*'|\b(?:any|boolean|false|keyof|never|null|number|readonly|string|true|typeof|undefined|unknown|void)\b(?!\??:)|\b\d+\b)/;

function tokenOf(text: string): TokenClass {
  if (text.startsWith("'")) return 'string';
  return /^\d/.test(text) ? 'number' : 'keyword';
}

/**
 * Splits a type, or a default, into what code colours tell apart. The highlighter of sources would
 * bring its grammar into the page for two kinds of words.
 */
export function typeTokens(type: string): TypeToken[] {
  return type
    .split(PIECES)
    .map((text, index) => ({ text, token: index % 2 === 1 ? tokenOf(text) : undefined }))
    .filter(({ text }) => text !== '');
}
