import { cssLanguage } from '@codemirror/lang-css';
import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tagHighlighter, tags, type Tag } from '@lezer/highlight';
import type { TokenClass } from '../../../../../src/demo/code/tokenClass';

/**
 * What has a colour in every language of a demo, as src/demo/code/tokenClass.ts has it for the
 * published source.
 */
const EVERYWHERE: readonly (readonly [TokenClass, readonly Tag[]])[] = [
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
const IN_STYLES: typeof EVERYWHERE = [
  ['attr', [tags.propertyName]],
  ['keyword', [tags.definitionKeyword]],
  ['tag', [tags.labelName]],
];

const toStyles = (colours: typeof EVERYWHERE) =>
  colours.map(([name, tag]) => ({ tag, class: `t-${name}` }));

/**
 * Colours of the code while it is edited: the classes of the published source, so that both look
 * the same.
 */
export const highlighting: Extension = [
  syntaxHighlighting(tagHighlighter(toStyles(EVERYWHERE))),
  syntaxHighlighting(
    tagHighlighter(toStyles(IN_STYLES), { scope: (type) => type === cssLanguage.parser.topNode }),
  ),
];
