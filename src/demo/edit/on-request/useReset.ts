import { useLocation, useNavigate } from 'react-router-dom';
import { LINK_PREFIX } from '../share/linkPrefix';
import { STAY } from '../../../ui/scroll/stay';
import type { EditSession } from './session';

/** A step that may have nothing to do. */
interface Step {
  isPossible: boolean;
  onStep: () => void;
}

/**
 * Goes back to the published code, and takes code of a link out of the address: a reload must not
 * bring it back. Undo brings the code back.
 */
export function useReset({ id, draft, reset }: EditSession): Step {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const hasLink = hash.startsWith(LINK_PREFIX);
  return {
    isPossible: hasLink || draft.isEdited(),
    onStep() {
      reset();
      if (hasLink) void navigate({ search, hash: `#${id}` }, { replace: true, state: STAY });
    },
  };
}
