import type { PropTable, ReferenceEntry } from './types';
import { useInterfaceLang } from '../locale/useLocale';
import { toSections } from './sections';
import { useReferenceTexts } from './useReferenceTexts';
import { Prose } from '../ui/Prose';
import { Details } from './Details';
import { TypeCode, TypeText } from './TypeText';
import { REFERENCE_ROW, SEARCHED_DESCRIPTION, VISUALLY_HIDDEN } from '../document/contract';

interface EntryRowProps {
  /** Address of the row within the page. */
  id: string;
  entry: ReferenceEntry;
  /** Whether the table has a column for descriptions. */
  isDescribed: boolean;
}

/** What is said of a row: the description, and what is deprecated. */
function DescriptionCell({ entry }: Pick<EntryRowProps, 'entry'>) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const { description, deprecated, isComment, see } = entry;
  return (
    <td role="cell" {...SEARCHED_DESCRIPTION}>
      {description !== undefined && <Details description={description} see={see} />}
      {deprecated !== undefined && (
        <p className="api-deprecated">
          <span lang={lang} data-say={isComment ? 'outdated' : 'deprecated'}>
            {isComment ? texts.outdated : texts.deprecated}
          </span>{' '}
          <Prose text={deprecated} />
        </p>
      )}
    </td>
  );
}

/** A row of the reference: its name, with the type below it, beside the description. */
function EntryRow({ id, entry, isDescribed }: EntryRowProps) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const { name, type, expansion, required } = entry;
  return (
    <tr className={REFERENCE_ROW} role="row" id={id}>
      <th role="rowheader" scope="row">
        <a className="api-name" href={`#${id}`} translate="no">
          {name}
        </a>
        {required && (
          <p className="api-note" lang={lang} data-say="required">
            {texts.required}
          </p>
        )}
      </th>
      <td role="cell">
        {type && <TypeText type={type} expansion={expansion} />}
        {entry.default !== undefined && (
          <p className="api-note">
            <span lang={lang} data-say="defaultValue">
              {texts.defaultValue}
            </span>{' '}
            <TypeCode className="api-default" text={entry.default} />
          </p>
        )}
      </td>
      {isDescribed && <DescriptionCell entry={entry} />}
    </tr>
  );
}

const HEADS = ['name', 'typeAndDefault', 'description'] as const;

/** Whether anything is said of a row beside its type. */
const isSaid = ({ description, deprecated }: ReferenceEntry) =>
  description !== undefined || deprecated !== undefined;

/**
 * A table of the reference. The explicit roles keep it a table, since CSS lays its rows out as
 * grids. Where nothing is said of any row, there is no column for it; where little is, it stands
 * below the types.
 */
export function ReferenceTable({ reference }: { reference: PropTable }) {
  const { id, anchor, entries } = reference;
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const sections = toSections(entries);
  const said = entries.filter(isSaid).length;
  const isDescribed = said > 0;
  const heads = HEADS.slice(0, isDescribed ? 3 : 2);
  return (
    <table className={said * 2 < entries.length ? 'api api-types' : 'api'} role="table">
      <caption className={VISUALLY_HIDDEN} lang={lang} data-say="caption">
        {texts.caption(id)}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
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
                colSpan={heads.length}
                lang={lang}
                data-say={group}
              >
                {texts.groups[group] ?? group}
              </th>
            </tr>
          )}
          {rows.map((entry) => (
            <EntryRow
              key={entry.name}
              id={`${anchor}-${entry.name}`}
              entry={entry}
              isDescribed={isDescribed}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
