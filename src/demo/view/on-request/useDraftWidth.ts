import { useEffect, useState } from 'react';

/**
 * How long the edge has to rest before the address takes its width: browsers limit how often an
 * address changes.
 */
const WIDTH_DEBOUNCE = 300;

interface DraftWidth {
  width: number | undefined;
  move: (width: number | undefined) => void;
}

/**
 * Shows a width at once and puts it into the address when the edge rests.
 *
 * @param width - The width in the address; a change of it ends what was moved before.
 */
export function useDraftWidth(
  width: number | undefined,
  commit: (width: number | undefined) => void,
): DraftWidth {
  const [base, setBase] = useState(width);
  const [draft, setDraft] = useState<{ width: number | undefined }>();
  if (base !== width) {
    setBase(width);
    setDraft(undefined);
  }

  useEffect(
    function commitAtRest() {
      if (!draft || draft.width === width) return undefined;
      const timer = setTimeout(() => commit(draft.width), WIDTH_DEBOUNCE);
      return () => clearTimeout(timer);
    },
    [draft, width, commit],
  );

  return { width: draft ? draft.width : width, move: (to) => setDraft({ width: to }) };
}
