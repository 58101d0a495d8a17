import type { Reference } from '../../src/rc-select/reference/types';
import { useTexts } from '../locale/useTexts';
import { toSections } from './sections';
import { referenceTexts } from './texts';

/** Links to the groups of a table, where it has any. */
export function Purposes({ reference: { anchor, entries } }: { reference: Reference }) {
  const texts = useTexts(referenceTexts);
  const groups = toSections(entries).flatMap(({ group }) => group ?? []);
  if (groups.length === 0) return null;
  return (
    <nav className="api-purposes" aria-label={texts.purposes}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#${anchor}-group-${group}`}>{texts.groups[group]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
