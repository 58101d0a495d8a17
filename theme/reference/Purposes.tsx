import type { Reference } from '../../src/rc-select/reference/types';
import { toSections } from './sections';
import { useApiMessages } from './useApiMessages';

/** Links to the groups of a table, where it has any. */
export function Purposes({ reference: { anchor, entries } }: { reference: Reference }) {
  const messages = useApiMessages();
  const groups = toSections(entries).flatMap(({ group }) => group ?? []);
  if (groups.length === 0) return null;
  return (
    <nav className="api-purposes" aria-label={messages.purposes}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#${anchor}-group-${group}`}>{messages.groups[group]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
