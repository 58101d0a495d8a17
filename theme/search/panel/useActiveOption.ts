import { useRef, useState, type PointerEvent } from 'react';
import type { Answer } from '../../../src/search/client/state';

/** Which option is active, and what made it active. */
export interface ActiveOption {
  active: number;
  /** True if the keyboard or a new answer made it active. */
  follows: boolean;
  moveTo: (index: number) => void;
  point: (index: number, event: PointerEvent) => void;
}

/**
 * The active option of an answer, at first the first one. The pointer makes one active only when it
 * moves, not when the list opens or scrolls under it (https://github.com/vuejs/vitepress, "don't
 * select search result unless mouse is actually moved").
 */
export function useActiveOption(answer: Answer | undefined): ActiveOption {
  const [state, setState] = useState({ answer, active: 0, follows: true });
  const pointer = useRef<string>(undefined);
  const current = state.answer === answer ? state : { answer, active: 0, follows: true };

  return {
    active: current.active,
    follows: current.follows,
    moveTo: (active) => setState({ answer, active, follows: true }),
    point: (active, { screenX, screenY }) => {
      const place = `${screenX} ${screenY}`;
      const hasMoved = pointer.current !== undefined && pointer.current !== place;
      pointer.current = place;
      if (hasMoved && active !== current.active) setState({ answer, active, follows: false });
    },
  };
}
