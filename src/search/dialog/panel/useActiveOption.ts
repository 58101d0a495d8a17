import { useRef, useState, type PointerEvent } from 'react';
import type { SearchHint } from '../../engine/protocol';
import type { Answer } from '../../client/searchState';

/** Which option is active, and what made it active. */
export interface ActiveOption {
  active: number;
  /** True if the keyboard or a new answer made it active. */
  follows: boolean;
  moveTo: (index: number) => void;
  point: (index: number, event: PointerEvent) => void;
}

/** What the reader has made active: a hint of the answer to a query. */
interface Choice {
  query: string | undefined;
  link: string | undefined;
  follows: boolean;
}

const NONE: Choice = { query: undefined, link: undefined, follows: true };

/**
 * The active option of an answer, at first the first one. The pointer makes one active only when it
 * moves, not when the list opens or scrolls under it (https://github.com/vuejs/vitepress, "don't
 * select search result unless mouse is actually moved"). A second answer to the same query, from
 * the texts, does not take the active option away from a reader who has moved.
 *
 * @param hints - The hints of the answer as they are listed, each address once.
 */
export function useActiveOption(
  answer: Answer | undefined,
  hints: readonly SearchHint[],
): ActiveOption {
  const [choice, setChoice] = useState(NONE);
  const pointer = useRef<string>(undefined);
  const query = answer?.query;
  if (choice !== NONE && choice.query !== query) setChoice(NONE);
  const chosen = choice.query === query ? hints.findIndex(({ link }) => link === choice.link) : -1;
  const active = Math.max(chosen, 0);

  function choose(index: number, follows: boolean) {
    setChoice({ query, link: hints[index]?.link, follows });
  }

  return {
    active,
    follows: chosen < 0 || choice.follows,
    moveTo: (index) => choose(index, true),
    point: (index, { screenX, screenY }) => {
      const place = `${screenX} ${screenY}`;
      const hasMoved = pointer.current !== undefined && pointer.current !== place;
      pointer.current = place;
      if (hasMoved && index !== active) choose(index, false);
    },
  };
}
