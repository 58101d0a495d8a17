import { useEffect, useRef, useState } from 'react';
import type { Loadable } from '../../../src/base/loader';
import { WAITING, type OnRequest } from './useOnRequest';

/** Something that is started with what comes on request. */
export interface Start<Result> {
  /** Undefined before the first start and after `stop`. */
  state: OnRequest<Result> | undefined;
  /**
   * Starts it: within the call where everything is here, otherwise when it has arrived. A later
   * start takes the place of an earlier one. What throws has failed like what does not arrive.
   */
  start: <Value>(loader: Loadable<Value>, run: (value: Value) => Result) => void;
  /** Ends it, and gives up what is still being loaded. */
  stop: () => void;
}

/**
 * Lets a press start something that is loaded first, for what happens once: an export, a session of
 * the editor. It may need the press itself, so it starts within the call where it can. What is shown
 * while some state lasts is `useOnRequest`.
 */
export function useStart<Result>(): Start<Result> {
  const [state, setState] = useState<OnRequest<Result>>();
  /** Of the latest start; one that arrives later is not wanted any more. */
  const latest = useRef(0);

  useEffect(function giveUpWithPage() {
    return () => {
      latest.current += 1;
    };
  }, []);

  function start<Value>(loader: Loadable<Value>, run: (value: Value) => Result): void {
    latest.current += 1;
    const number = latest.current;
    const fail = () => {
      if (number === latest.current) setState({ phase: 'failed', retry: () => start(loader, run) });
    };
    const finish = (value: Value) => {
      if (number !== latest.current) return;
      try {
        setState({ phase: 'here', value: run(value) });
      } catch {
        fail();
      }
    };
    const here = loader.get();
    if (here !== undefined) {
      finish(here);
      return;
    }
    setState(WAITING);
    loader.load().then(finish, fail);
  }

  function stop(): void {
    latest.current += 1;
    setState(undefined);
  }

  return { state, start, stop };
}
