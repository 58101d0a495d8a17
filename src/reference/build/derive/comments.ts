import ts from 'typescript';
import { membersOfUnion } from './componentType';

/** What the comment of a declaration says. */
export interface Comment {
  /** On one line. */
  description?: string;
  /** Of `@default`, as source text. */
  default?: string;
  /** Of `@deprecated`; may be empty. */
  outdated?: string;
}

const onOneLine = (text: string) =>
  text
    .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, '`$1`')
    // Links in Markdown: what they say is enough in a table.
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Without the fence, the quotes of code, or the dash in which comments put a value. */
const asCode = (text: string) =>
  onOneLine(text.replace(/```\w*/g, ''))
    .replace(/^-\s+/, '')
    .replace(/^`(.*)`$/, '$1')
    .replace(/^"(.*)"$/, "'$1'");

/** A text that a comment writes without quotes, as code: `horizontal` of a type that allows it. */
function quoted(checker: ts.TypeChecker, symbols: readonly ts.Symbol[], code: string): string {
  const isText = symbols
    .flatMap((symbol) => membersOfUnion(checker.getTypeOfSymbol(symbol)))
    .some((type) => type.isStringLiteral() && type.value === code);
  return isText ? `'${code}'` : code;
}

/** Reads the comment of a prop. */
export function commentOf(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): Comment {
  const texts = symbols.map((symbol) =>
    onOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
  );
  const tags = symbols.flatMap((symbol) => symbol.getJsDocTags(checker));
  const tag = (...names: string[]) => tags.find(({ name }) => names.includes(name));
  const fallback = tag('default', 'defaultValue');
  const deprecated = tag('deprecated');
  const description = texts.find((text) => text !== '');
  const value = fallback && asCode(ts.displayPartsToString(fallback.text));
  return {
    ...(description !== undefined && { description }),
    ...(value && { default: quoted(checker, symbols, value) }),
    ...(deprecated && { outdated: onOneLine(ts.displayPartsToString(deprecated.text)) }),
  };
}
