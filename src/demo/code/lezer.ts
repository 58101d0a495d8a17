import { tagHighlighter, tags, type Highlighter, type Tag } from '@lezer/highlight';
import type { Parser, ParseWrapper } from '@lezer/common';

/** What code colours tell apart; each is one custom property `--code-<name>` of the theme. */
export type TokenClass = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag' | 'attr';

type Colors = readonly (readonly [TokenClass, readonly Tag[]])[];

/** What has a colour in every language of a demo. */
const EVERYWHERE: Colors = [
  ['comment', [tags.comment]],
  ['keyword', [tags.keyword]],
  ['number', [tags.number, tags.bool]],
  ['string', [tags.string, tags.attributeValue, tags.regexp]],
  ['function', [tags.function(tags.variableName), tags.function(tags.propertyName)]],
  ['tag', [tags.tagName, tags.angleBracket, tags.typeName, tags.className]],
  ['attr', [tags.attributeName]],
];

/**
 * In a style sheet a property is what an attribute is elsewhere; in a script it is a plain word.
 */
const IN_STYLES: Colors = [
  ['attr', [tags.propertyName]],
  ['tag', [tags.labelName]],
];

const toStyles = (colors: Colors) => colors.map(([name, tag]) => ({ tag, class: `t-${name}` }));

/** Classes of code, of the published source and of the one that is edited. */
export const codeColors: readonly Highlighter[] = [
  tagHighlighter(toStyles(EVERYWHERE)),
  tagHighlighter(toStyles(IN_STYLES), { scope: ({ name }) => name === 'StyleSheet' }),
];

/** The type arguments of an element, as in `<Select<string | undefined>`; they may nest once. */
const TYPE_ARGUMENTS = /(?<=(?<![\w$)\]])<[A-Z][\w.]*)<(?:[^<>;={}()]|<[^<>;={}()]*>)*>(?=[\s/>])/g;

/** Puts spaces in place of the type arguments of elements; the length stays. */
function blankTypeArguments(code: string): string {
  return code.replace(TYPE_ARGUMENTS, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * Lets a parser read elements with type arguments. The grammar of @lezer/javascript 1.5 lacks them:
 * all attributes of such an element are errors to it, and have no colour.
 */
export function hideTypeArguments(parser: Parser): ParseWrapper {
  return (_, input, fragments, ranges) =>
    parser.startParse(blankTypeArguments(input.read(0, input.length)), fragments, ranges);
}
