import { tagHighlighter, tags, type Highlighter, type Tag } from '@lezer/highlight';

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
