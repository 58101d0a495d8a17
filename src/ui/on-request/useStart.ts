import { useEffect, useRef, useState } from 'react';
import type { Loadable } from '../../lib/loader';
import { WAITING, type OnRequest } from './useOnRequest';

/** Something that is started with what loads on request. */
export interface Start<Result> {
  /** Undefined before the first start and after `stop`. */
  state: OnRequest<Result> | undefined;
  /**
   * Starts it: within the call if the code is there, otherwise when it arrives. A later start
   * replaces an earlier one. A `run` that throws counts as a failure to load.
   */
  start: <Value>(loader: Loadable<Value>, run: (value: Value) => Result) => void;
  /** Ends it, and abandons what is still loading. */
  stop: () => void;
}

/**
 * Lets a press start something once that may have to be loaded first: an export, a session of the
 * editor. Where the code is there, it starts within the call, since the browser allows some things
 * only then. Use `useOnRequest` for what is shown while some state lasts.
 */
export function useStart<Result>(): Start<Result> {
  const [state, setState] = useState<OnRequest<Result>>();
  /** Number of the latest start: what arrives for an earlier one is dropped. */
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
