import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens, type Token } from './tokens';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

/** With fewer lines above it, a file is shown from its beginning. */
const FEWEST_ABOVE = 3;

/** The element begins at most this many lines below the first visible one, for its props. */
const LEAD = 5;

/** What stands at the left margin of a formatted file and is not the end of something. */
const STATEMENT = /^(?!import\b)[\w@/]/;

/**
 * How many lines of a demo's script are before what the demo is about: its imports, what is at hand
 * for it, and, where they are long, the beginnings of the component with the select.
 *
 * @param code - Formatted as all demos are (lint).
 * @returns 0 for a file without a select.
 */
export function linesAbove(code: string): number {
  const lines = code.split('\n');
  const select = lines.findIndex((line) => /<Select(?![\w.])/.test(line));
  const lastBefore = (pattern: RegExp) =>
    lines.findLastIndex((line, index) => index <= select && pattern.test(line));
  const beginnings = [lastBefore(STATEMENT), lastBefore(/\breturn \($|=> \($/)];
  const start = beginnings.find((line) => select - line <= LEAD) ?? select;
  return start >= FEWEST_ABOVE ? start : 0;
}

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

/** Id of the heading of the list of props in the page of a demo. */
const HEADING = 'props-used';

/** Address of a prop in the reference of Select. */
const PROP = /#select-(?<name>\w+)$/;

/** Names of the props of Select that the page of a demo lists as the ones it is about. */
export function propsUsed(tree: MarkdownNode): ReadonlySet<string> {
  const names = new Set<string>();
  let isInList = false;
  walk(tree, (node) => {
    const { id, to } = node.properties ?? {};
    if (node.tagName === 'h2') isInList = id === HEADING;
    const name = isInList && typeof to === 'string' ? PROP.exec(to)?.groups?.name : undefined;
    if (name !== undefined) names.add(name);
  });
  return names;
}
