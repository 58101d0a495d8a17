import type { ReferenceEntry } from '../subject/referenceTypes';
import { useInterfaceLang } from '../locale/useLocale';
import { Prose } from '../ui/Prose';
import { Details } from './Details';
import { TypeCode, TypeText } from './TypeText';
import { useReferenceTexts } from './useReferenceTexts';
import { REFERENCE_ROW, SEARCHED_DESCRIPTION } from '../document/contract';

interface EntryRowProps {
  /** Address of the row within the page. */
  id: string;
  entry: ReferenceEntry;
}

/** A row of the reference: its name, with the type below it, beside the description. */
export function EntryRow({ id, entry }: EntryRowProps) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const { name, type, expansion, required, description, deprecated, see } = entry;
  return (
    <tr className={REFERENCE_ROW} role="row" id={id}>
      <th role="rowheader" scope="row">
        <a className="api-name" href={`#${id}`}>
          <code>{name}</code>
          <span className="api-mark" aria-hidden="true">
            #
          </span>
        </a>
        {required && (
          <p className="api-note" lang={lang} data-say="required">
            {texts.required}
          </p>
        )}
      </th>
      <td role="cell">
        <TypeText type={type} expansion={expansion} />
        {entry.default !== undefined && (
          <p className="api-note">
            <span lang={lang} data-say="defaultValue">
              {texts.defaultValue}
            </span>{' '}
            <TypeCode className="api-default" text={entry.default} />
          </p>
        )}
      </td>
      <td role="cell" {...SEARCHED_DESCRIPTION}>
        <Details description={description} see={see} />
        {deprecated && (
          <p className="api-deprecated">
            <span lang={lang} data-say="deprecated">
              {texts.deprecated}
            </span>{' '}
            <Prose text={deprecated} />
          </p>
        )}
      </td>
    </tr>
  );
}
