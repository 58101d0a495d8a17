import { findReference } from '.';
import type { Found } from './merge';
import type { Inherited, PropTable } from './types';
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
              {texts.groups[group] ?? group}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the component takes besides the rows of its table. */
function InheritedProps({ inherited: { count, element } }: { inherited: Inherited }) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  return (
    <p className="api-inherited">
      <span lang={lang} data-say="inherited">
        {texts.inherited}
      </span>{' '}
      {element !== undefined && <code>{`<${element}>`}</code>} {count}
    </p>
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
        {found.entries.length > 0 && <ReferenceTable reference={found} />}
        {found.inherited && <InheritedProps inherited={found.inherited} />}
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
