import { findReference } from '.';
import type { Found } from './merge';
import type { PropTable } from '../subject/referenceTypes';
import { useInterfaceLang } from '../locale/useLocale';
import { ReferenceTable } from './ReferenceTable';
import { toSections } from './sections';
import { useReferenceTexts } from './useReferenceTexts';

/** Links to the groups of a table, where it has any. */
function Purposes({ reference: { anchor, entries } }: { reference: PropTable }) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const groups = toSections(entries).flatMap(({ group }) => group ?? []);
  if (groups.length === 0) return null;
  return (
    <nav className="api-purposes" aria-label={texts.purposes} data-say="purposes">
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#${anchor}-group-${group}`} lang={lang} data-say={group}>
              {texts.groups[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ReferenceProps {
  /** Such as `Select`. */
  id: string;
  found?: Found;
}

/** The table of a name, with links to its groups, or why it is not there (G2). */
export function Reference({ id, found = findReference(id) }: ReferenceProps) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  if (typeof found === 'object') {
    return (
      <>
        <Purposes reference={found} />
        <ReferenceTable reference={found} />
      </>
    );
  }
  const reason = found ?? 'notFound';
  return (
    <p className="api-missing" lang={lang} data-say={reason}>
      {reason === 'notFound' ? texts.notFound(id) : texts[reason]}
    </p>
  );
}
