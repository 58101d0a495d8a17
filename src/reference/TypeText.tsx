import type { ReferenceEntry } from '../subject/referenceTypes';
import { typeTokens } from './typeTokens';
import { NOT_SEARCHED } from '../document/contract';

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
 * A type as the declaration writes it. Where it names types of rc-select or React, it opens to show
 * what they stand for, without script.
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
