import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlaygroundModel } from './model/model';
import { parseQuery, writeQuery, type QueryProblem } from './model/query';
import type { Settings } from './model/settings';
import { STAY } from '../ui/scroll/stay';

/**
 * How long the address waits after a change before the next one, in milliseconds. Safari throws at
 * more than 100 changes of the history in 30 seconds
 * (https://bugs.webkit.org/show_bug.cgi?id=156115).
 */
const ADDRESS_PAUSE = 350;

/** The playground's state and how it is set. */
export interface SettingsState {
  settings: Settings;
  /**
   * What could not be used of the address; none after the first change, which corrects the address.
   */
  problems: readonly QueryProblem[];
  set: (settings: Settings | ((now: Settings) => Settings)) => void;
  /** Takes everything back to its default, in a history entry of its own: going back undoes it. */
  reset: () => void;
  /** Address of the state as it is now, to be sent to others. */
  address: () => string;
}

/**
 * Keeps the playground's state in the address, as long as it is shown. A change shows at once and
 * is in the address at once, unless the one before is too recent, in the same history entry; an
 * address that comes from elsewhere, such as by going back, is the state from then on.
 */
export function useSettings(model: PlaygroundModel, isShown: boolean): SettingsState {
  const navigate = useNavigate();
  const { search, hash, pathname } = useLocation();
  const fromAddress = useMemo(() => parseQuery(model, search), [model, search]);
  const [settings, setSettings] = useState(fromAddress.settings);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  const lastWrite = useRef(-ADDRESS_PAUSE);

  // The address of another tab says nothing of the playground.
  if (isShown && seen !== search) {
    setSeen(search);
    setWritten(undefined);
    // The address that was just written may be older than what the reader has set since.
    if (search !== written) setSettings(fromAddress.settings);
  }

  const wanted = `?${writeQuery(model, search, settings)}`;
  const isWritten = wanted === `?${writeQuery(model, search, fromAddress.settings)}`;

  useEffect(
    function writeAddress() {
      if (isWritten || !isShown) return undefined;
      const write = () => {
        lastWrite.current = performance.now();
        setWritten(wanted);
        void navigate({ search: wanted, hash }, { replace: true, state: STAY });
      };
      const pause = lastWrite.current + ADDRESS_PAUSE - performance.now();
      const timer = setTimeout(write, Math.max(0, pause));
      return () => clearTimeout(timer);
    },
    [isShown, isWritten, wanted, hash, navigate],
  );

  return {
    settings,
    problems: isWritten ? fromAddress.problems : [],
    set: setSettings,
    reset() {
      setSettings({});
      void navigate({ search: writeQuery(model, search, {}), hash }, { state: STAY });
    },
    address: () => new URL(`${pathname}${wanted}`, location.href).href,
  };
}
