import type { ReferenceEntry } from './types';
import type { TokenClass } from '../demo/code/lezer';
import { NOT_SEARCHED } from '../document/contract';

/** A piece of a type; `token` is undefined where the colour of text is right. */
interface TypeToken {
  text: string;
  token: TokenClass | undefined;
}

const LITERALS = /('[^']*'|\b\d+\b)/;

/**
 * Splits a type, or a default, into its literals and what is between them. Only literals have the
 * colours of code: a keyword is most of a type, and colour would say nothing there.
 */
export function typeTokens(type: string): TypeToken[] {
  return type
    .split(LITERALS)
    .map((text, index): TypeToken => {
      const literal = text.startsWith("'") ? 'string' : 'number';
      return { text, token: index % 2 === 1 ? literal : undefined };
    })
    .filter(({ text }) => text !== '');
}

/** How long an object type is at most for its spaces to break no line: it fits beside its name. */
const OBJECT = /\{[^{}]{1,24}\}| \}/g;

/** A type, or a default, with spaces that do not break where a line would begin with a brace. */
export function keepTogether(type: string): string {
  return type.replace(OBJECT, (part) => part.replaceAll(' ', '\u00a0'));
}

interface TypeCodeProps {
  className: string;
  text: string;
  /** Whether the search finds it; it does by default. */
  isSearched?: boolean;
}

/** A type or a default, with the colours of code. */
export function TypeCode({ className, text, isSearched = true }: TypeCodeProps) {
  return (
    <code className={className} {...(!isSearched && NOT_SEARCHED)}>
      {typeTokens(keepTogether(text)).map(({ text: piece, token }, index) =>
        token ? (
          <span key={index} className={`t-${token}`}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </code>
  );
}

/**
 * A type as the declaration writes it. Where it names types that readers may not know, it opens to
 * show what they stand for, without script.
 */
export function TypeText({ type, expansion }: Pick<ReferenceEntry, 'type' | 'expansion'>) {
  const text = <TypeCode className="api-type" text={type} />;
  if (expansion.length === 0) return text;
  return (
    <details className="api-expansion">
      <summary>{text}</summary>
      {expansion.map((definition) => (
        <TypeCode
          key={definition}
          className="api-definition"
          text={definition}
          isSearched={false}
        />
      ))}
    </details>
  );
}
