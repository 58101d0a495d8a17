import type { KeyTable as Keys } from '../../subject/keyTypes';
import { Prose } from '../../ui/Prose';
import { VISUALLY_HIDDEN } from '../../document/contract';

/**
 * The keys of a mode. The search leads to it by its id, and calls it what its caption says. The
 * explicit roles keep it a table where CSS lays its rows out as cards.
 */
export function KeyTable({ table: { mode, title, rows } }: { table: Keys }) {
  return (
    <table id={`keyboard-${mode}`} role="table">
      <caption className={VISUALLY_HIDDEN}>
        <Prose text={title} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Key', 'List closed', 'List open'].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, keys, closed, open }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <Prose text={keys} />
            </th>
            <td role="cell">
              <Prose text={closed} />
            </td>
            <td role="cell">
              <Prose text={open} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
