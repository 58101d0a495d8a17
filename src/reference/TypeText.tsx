import type { ReferenceEntry } from './types';
import { NOT_SEARCHED } from '../document/contract';

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

/** A type or a default. */
export function TypeCode({ className, text, isSearched = true }: TypeCodeProps) {
  return (
    <code className={className} {...(!isSearched && NOT_SEARCHED)}>
      {keepTogether(text)}
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
