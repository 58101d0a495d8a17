import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseQuery, writeQuery, type QueryProblem } from '../../src/rc-select/playground/query';
import type { Settings } from '../../src/rc-select/playground/settings';
import { STAY } from '../scroll/stay';

/**
 * How long the address waits for the next change, in milliseconds. Safari throws at more than 100
 * changes of the history in 30 seconds (https://bugs.webkit.org/show_bug.cgi?id=156115).
 */
const ADDRESS_DEBOUNCE = 350;

/** The playground's state and how it is set. */
export interface SettingsState {
  settings: Settings;
  /**
   * What could not be used of the address; none after the first change, which corrects the address.
   */
  problems: readonly QueryProblem[];
  set: (settings: Settings) => void;
  /** Takes everything back to its default, in a history entry of its own: going back undoes it. */
  reset: () => void;
  /** Address of the state as it is now, to be sent to others. */
  address: () => string;
}

/**
 * Keeps the playground's state in the address. A change shows at once and reaches the address after
 * a pause, in the same history entry; an address that comes from elsewhere, such as by going back,
 * is the state from then on.
 */
export function useSettings(): SettingsState {
  const navigate = useNavigate();
  const { search, hash, pathname } = useLocation();
  const fromAddress = useMemo(() => parseQuery(search), [search]);
  const [settings, setSettings] = useState(fromAddress.settings);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();

  if (seen !== search) {
    setSeen(search);
    setWritten(undefined);
    // The address that was just written may be older than what the reader has set since.
    if (search !== written) setSettings(fromAddress.settings);
  }

  const wanted = `?${writeQuery(search, settings)}`;
  const isWritten = wanted === `?${writeQuery(search, fromAddress.settings)}`;

  useEffect(
    function writeAddress() {
      if (isWritten) return undefined;
      const timer = setTimeout(() => {
        setWritten(wanted);
        void navigate({ search: wanted, hash }, { replace: true, state: STAY });
      }, ADDRESS_DEBOUNCE);
      return () => clearTimeout(timer);
    },
    [isWritten, wanted, hash, navigate],
  );

  return {
    settings,
    problems: isWritten ? fromAddress.problems : [],
    set: setSettings,
    reset() {
      setSettings({});
      void navigate({ search: writeQuery(search, {}), hash }, { state: STAY });
    },
    address: () => new URL(`${pathname}${wanted}`, location.href).href,
  };
}
