import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens, type Token } from './tokens';

/** What opens braces within an element, and what closes them. */
const DEPTH = new Map<TokenType, number>([
  [TokenType.braceL, 1],
  [TokenType.dollarBraceL, 1],
  [TokenType.braceR, -1],
]);

const ENDS = new Set([TokenType.jsxTagEnd, TokenType.slash]);

const lastLine = ({ line, text }: Token) => line + text.split('\n').length - 1;

/** Lines, from 1, of the wanted attributes of the element whose name is the first of the tokens. */
function linesOfElement(tokens: readonly Token[], wanted: ReadonlySet<string>): number[] {
  const lines: number[] = [];
  let depth = 0;
  let isWanted = false;
  let line = 0;
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    if (depth === 0 && ENDS.has(token.type)) break;
    if (depth === 0 && token.type === TokenType.jsxName) {
      isWanted = wanted.has(token.text);
      line = token.line;
    }
    // Props that are spread belong to no attribute.
    if (depth === 0 && token.type === TokenType.braceL && tokens[index - 1]?.type !== TokenType.eq)
      isWanted = false;
    depth += DEPTH.get(token.type) ?? 0;
    // What is between two tokens, as a line with a bracket, belongs to the attribute as well.
    for (; isWanted && line <= lastLine(token); line++) lines.push(line);
  }
  return lines;
}

/**
 * Finds the attributes of a script's selects by name.
 *
 * @param code - A `.tsx` file.
 * @param wanted - Names of the attributes.
 * @returns Numbers of their lines, from 0.
 * @throws {UnreadableError} When the text is not TypeScript.
 */
export function attributeLines(code: string, wanted: ReadonlySet<string>): ReadonlySet<number> {
  const tokens = readTokens(code, true);
  const lines = tokens.flatMap(({ type }, index) => {
    const [name, next] = tokens.slice(index + 1, index + 3);
    const isSelect =
      type === TokenType.jsxTagStart && name?.text === 'Select' && next?.type !== TokenType.dot;
    return isSelect ? linesOfElement(tokens.slice(index + 1), wanted) : [];
  });
  return new Set(lines.map((line) => line - 1));
}
