import { useLocation, useNavigate } from 'react-router-dom';
import { STAY } from '../../../../scroll/stay';
import { useEditing } from '../../EditingContext';
import { LINK_PREFIX } from '../../linkPrefix';
import type { EditSession, SessionState } from '../session';
import { useEditMessages } from '../texts/useEditMessages';

/** Props of the buttons of an open editor. */
export interface EditActionsProps {
  session: EditSession;
  state: SessionState;
}

/** Goes back to the published code, and takes code of a link out of the address: a reload must not bring it back. */
function useReset(session: EditSession): () => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return () => {
    session.reset();
    if (!hash.startsWith(LINK_PREFIX)) return;
    void navigate({ search, hash: `#${session.id}` }, { replace: true, state: STAY });
  };
}

/** Runs the code, takes back what was edited in the file that is shown, or all of it. */
export function EditActions({ session, state }: EditActionsProps) {
  const messages = useEditMessages();
  const { names, selected } = useEditing();
  const reset = useReset(session);
  const [path = ''] = [...names].find(([, name]) => name === selected) ?? [];
  const { documents } = session.draft;
  return (
    <>
      <button
        type="button"
        className="button"
        data-primary={state.awaitsRun ? '' : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={session.run}
      >
        {messages.run}
      </button>
      {/* Not `disabled`, which would take the focus away from whoever has just undone the last step. */}
      <button
        type="button"
        className="button"
        aria-disabled={!documents.canUndo(path)}
        onClick={() => documents.undo(path)}
      >
        {messages.undo}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={!documents.canRedo(path)}
        onClick={() => documents.redo(path)}
      >
        {messages.redo}
      </button>
      <button type="button" className="button" onClick={reset}>
        {messages.reset}
      </button>
    </>
  );
}
