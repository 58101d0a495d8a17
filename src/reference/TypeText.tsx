import type { ReferenceEntry } from './types';
import type { TokenClass } from '../demo/code/lezer';
import { NOT_SEARCHED } from '../document/contract';

/** A piece of a type; undefined where the colour of text is right. */
interface TypeToken {
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

interface TypeCodeProps {
  className: string;
  text: string;
}

/** A type or a default, with the colours of code. */
export function TypeCode({ className, text }: TypeCodeProps) {
  return (
    <code className={className}>
      {typeTokens(text).map(({ text: piece, token }, index) =>
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
      <ul {...NOT_SEARCHED}>
        {expansion.map((definition) => (
          <li key={definition}>
            <TypeCode className="api-definition" text={definition} />
          </li>
        ))}
      </ul>
    </details>
  );
}
