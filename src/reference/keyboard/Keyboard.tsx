import { KEY_TABLES } from '../../subject/keyboard';
import { Prose } from '../../ui/Prose';
import { keepShown } from './keepShown';
import { KeyTable } from './KeyTable';
import './keyboard.css';
import { NOT_SEARCHED, textPart } from '../../document/contract';

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
