import type { Parser, ParseWrapper } from '@lezer/common';

/** The type arguments of an element, as in `<Select<string | undefined>`; they may nest once. */
const TYPE_ARGUMENTS = /(?<=(?<![\w$)\]])<[A-Z][\w.]*)<(?:[^<>;={}()]|<[^<>;={}()]*>)*>(?=[\s/>])/g;

/** Puts spaces in place of the type arguments of elements; the length stays. */
function blankTypeArguments(code: string): string {
  return code.replace(TYPE_ARGUMENTS, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * Lets a parser read elements with type arguments. The grammar of @lezer/javascript 1.5 lacks them:
 * all attributes of such an element are errors to it, and have no colour.
 *
 * @param parser - For TSX, from which the wrapped one is made.
 * @returns What the wrapped parser is configured with.
 */
export function hideTypeArguments(parser: Parser): ParseWrapper {
  return (_, input, fragments, ranges) =>
    parser.startParse(blankTypeArguments(input.read(0, input.length)), fragments, ranges);
}
