import { findReference } from '../../src/rc-select/reference';
import type { Reference } from '../../src/rc-select/reference/types';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { ReferenceTable } from './ReferenceTable';
import { toSections } from './sections';
import { referenceTexts } from './texts';

/** Links to the groups of a table, where it has any. */
function Purposes({ reference: { anchor, entries } }: { reference: Reference }) {
  const texts = useTexts(referenceTexts);
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

/** The table of a name, such as `Select`, with links to its groups. */
export function Reference({ id }: { id: string }) {
  const texts = useTexts(referenceTexts);
  const lang = useInterfaceLang();
  const reference = findReference(id);
  if (!reference) {
    return (
      <p className="api-missing" lang={lang}>
        {texts.notFound(id)}
      </p>
    );
  }
  return (
    <>
      <Purposes reference={reference} />
      <ReferenceTable reference={reference} />
    </>
  );
}
