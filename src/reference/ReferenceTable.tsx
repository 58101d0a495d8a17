import type { Reference } from '../subject/referenceTypes';
import { useInterfaceLang } from '../locale/useLocale';
import { EntryRow } from './EntryRow';
import { toSections } from './sections';
import { useReferenceTexts } from './useReferenceTexts';
import { VISUALLY_HIDDEN } from '../document/contract';

const HEADS = ['name', 'typeAndDefault', 'description'] as const;

/**
 * A table of the reference. The explicit roles keep it a table, since CSS lays its rows out as
 * grids.
 */
export function ReferenceTable({ reference }: { reference: Reference }) {
  const { id, anchor, entries } = reference;
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const sections = toSections(entries);
  return (
    <table className="api" role="table">
      <caption className={VISUALLY_HIDDEN} lang={lang} data-say="caption">
        {texts.caption(id)}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map((head) => (
            <th role="columnheader" scope="col" key={head} lang={lang} data-say={head}>
              {texts[head]}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ group, entries: rows }) => (
        // Not on the row of the name: that stays in sight, and a link to it would lead nowhere.
        <tbody role="rowgroup" key={group ?? id} id={group && `${anchor}-group-${group}`}>
          {group && (
            <tr className="api-section" role="row">
              <th
                className="api-group"
                role="rowheader"
                scope="rowgroup"
                colSpan={3}
                lang={lang}
                data-say={group}
              >
                {texts.groups[group]}
              </th>
            </tr>
          )}
          {rows.map((entry) => (
            <EntryRow key={entry.name} id={`${anchor}-${entry.name}`} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
