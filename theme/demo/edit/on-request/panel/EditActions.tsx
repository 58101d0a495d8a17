import { useLocation, useNavigate } from 'react-router-dom';
import { LINK_PREFIX } from '../../../../../src/demo/edit/share/linkPrefix';
import { useTexts } from '../../../../locale/useTexts';
import { STAY } from '../../../../scroll/stay';
import { useEditing } from '../../EditingContext';
import type { EditSession, SessionState } from '../session';
import { editTexts } from '../texts';
import { Button } from '../../../../ui/Button';

interface EditActionsProps {
  session: EditSession;
  state: SessionState;
}

/**
 * Goes back to the published code, and takes code of a link out of the address: a reload must not
 * bring it back.
 */
function useReset(session: EditSession): () => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return () => {
    session.reset();
    if (!hash.startsWith(LINK_PREFIX)) return;
    void navigate({ search, hash: `#${session.id}` }, { replace: true, state: STAY });
  };
}

interface StepButtonProps {
  isPossible: boolean;
  onStep: () => void;
  children: string;
}

/**
 * Not `disabled` where nothing is left, which would take the focus away from whoever has just made
 * the last step.
 */
function StepButton({ isPossible, onStep, children }: StepButtonProps) {
  return (
    <Button aria-disabled={!isPossible} onClick={onStep}>
      {children}
    </Button>
  );
}

/** Runs the code, takes back what was edited in the file that is shown, or all of it. */
export function EditActions({ session, state }: EditActionsProps) {
  const texts = useTexts(editTexts);
  const { names, selected } = useEditing();
  const reset = useReset(session);
  const [path = ''] = [...names].find(([, name]) => name === selected) ?? [];
  const { documents } = session.draft;
  return (
    <>
      <Button
        data-primary={state.awaitsRun ? '' : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={session.run}
      >
        {texts.run}
      </Button>
      <StepButton isPossible={documents.canUndo(path)} onStep={() => documents.undo(path)}>
        {texts.undo}
      </StepButton>
      <StepButton isPossible={documents.canRedo(path)} onStep={() => documents.redo(path)}>
        {texts.redo}
      </StepButton>
      <Button onClick={reset}>{texts.reset}</Button>
    </>
  );
}
