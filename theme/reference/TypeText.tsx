import type { ReferenceEntry } from '../../src/rc-select/reference/types';

/**
 * A type as the declaration writes it. Where it names types of rc-select or React, it opens to show
 * what they stand for, without script.
 */
export function TypeText({ type, expansion }: Pick<ReferenceEntry, 'type' | 'expansion'>) {
  const text = <code className="api-type">{type}</code>;
  if (expansion.length === 0) return text;
  return (
    <details className="api-expansion">
      <summary>{text}</summary>
      <ul data-search="ignore">
        {expansion.map((definition) => (
          <li key={definition}>
            <code className="api-type">{definition}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
