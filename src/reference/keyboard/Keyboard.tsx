import { KEY_TABLES } from '../../subject/keyboard';
import { Prose } from '../../ui/Prose';
import { keepShown } from './keepShown';
import './keyboard.css';
import type { KeyTable as Keys } from '../../subject/keyTypes';
import { NOT_SEARCHED, VISUALLY_HIDDEN, textPart } from '../../document/contract';

/**
 * The keys of a mode. The search leads to it by its id, and calls it what its caption says. The
 * explicit roles keep it a table where CSS lays its rows out as cards.
 */
function KeyTable({ table: { mode, title, rows } }: { table: Keys }) {
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

/**
 * What keys do: in every mode, and what differs in each. The browser shows one table at a time by
 * itself, opens the one in which it finds a text, and prints all.
 */
export default function Keyboard() {
  return (
    <div className="keyboard" {...textPart('keyboard')} onClick={keepShown}>
      <div className="keyboard-modes">
        {KEY_TABLES.map((table, index) => (
          <details key={table.mode} name="keyboard-mode" open={index === 0}>
            <summary {...NOT_SEARCHED}>
              <Prose text={table.title} />
            </summary>
            <KeyTable table={table} />
          </details>
        ))}
      </div>
    </div>
  );
}
