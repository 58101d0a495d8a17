import { KEYS_BY_MODE } from '../../../src/rc-select/keyboard';
import { everyMode } from '../../../src/rc-select/keyboard/everyMode';
import { Prose } from '../../ui/Prose';
import { keepShown } from './keepShown';
import { KeyTable } from './KeyTable';
import './keyboard.css';

/**
 * What keys do: in every mode, and what differs in the mode that the reader selects. The browser
 * shows one mode at a time by itself, opens the mode in which it finds a text, and prints all.
 */
export default function Keyboard() {
  return (
    <div className="keyboard" data-text="keyboard" onClick={keepShown}>
      <KeyTable table={everyMode} />
      <div className="keyboard-modes">
        {KEYS_BY_MODE.map((table, index) => (
          <details key={table.mode} name="keyboard-mode" open={index === 0}>
            <summary data-search="ignore">
              <Prose text={table.title} />
            </summary>
            <KeyTable table={table} hasSummary />
          </details>
        ))}
      </div>
    </div>
  );
}
