import keyboard from '@@/subject/keyboard';
import { Prose } from '../../ui/Prose';
import { keepShown } from './keepShown';
import './keyboard.css';
import type { KeyTable as Keys } from './keyTables';
import { NOT_SEARCHED, VISUALLY_HIDDEN, textPart } from '../../document/contract';

/**
 * The keys of a mode. The search leads to it by its id, and calls it what its caption says. The
 * explicit roles keep it a table where CSS lays its rows out as cards.
 */
function KeyTable({ table, columns }: { table: Keys; columns: readonly string[] }) {
  const { id: mode, title, rows } = table;
  return (
    <table id={`keyboard-${mode}`} role="table">
      <caption className={VISUALLY_HIDDEN}>
        <Prose text={title} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Key', ...columns].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, keys, does }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <Prose text={keys} />
            </th>
            {does.map((text, index) => (
              <td key={columns[index]} role="cell">
                <Prose text={text} />
              </td>
            ))}
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
  if (!keyboard) return null;
  const { columns, tables } = keyboard;
  return (
    <div className="keyboard" {...textPart('keyboard')} onClick={keepShown}>
      <div className="keyboard-modes">
        {tables.map((table, index) => (
          <details key={table.id} name="keyboard-mode" open={index === 0}>
            <summary {...NOT_SEARCHED}>
              <Prose text={table.title} />
            </summary>
            <KeyTable table={table} columns={columns} />
          </details>
        ))}
      </div>
    </div>
  );
}
