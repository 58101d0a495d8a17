import { useStore } from '../../../../lib/react/useStore';
import { useTexts } from '../../../../locale/useTexts';
import { useEditing } from '../../EditingContext';
import type { EditSession } from '../session';
import { editTexts } from '../texts';
import { useReset } from '../useReset';
import { Button } from '../../../../ui/Button';

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

/** Runs and stops the code, takes back what was edited in the file that is shown, or all of it. */
export function EditActions({ session }: { session: EditSession }) {
  const texts = useTexts(editTexts);
  const { names, selected } = useEditing();
  const reset = useReset(session);
  const { sandbox, isLoading } = useStore(session);
  const [path = ''] = [...names].find(([, name]) => name === selected) ?? [];
  const { documents } = session.draft;
  return (
    <>
      <Button
        className="primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={session.run}
      >
        {texts.run}
      </Button>
      <StepButton isPossible={isLoading || sandbox.hasResult} onStep={session.stop}>
        {texts.stop}
      </StepButton>
      <StepButton isPossible={documents.canUndo(path)} onStep={() => documents.undo(path)}>
        {texts.undo}
      </StepButton>
      <StepButton isPossible={documents.canRedo(path)} onStep={() => documents.redo(path)}>
        {texts.redo}
      </StepButton>
      <StepButton {...reset}>{texts.reset}</StepButton>
    </>
  );
}
