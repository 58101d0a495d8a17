import { useEditing } from '../../EditingContext';
import type { EditSession, SessionState } from '../session';
import { useEditMessages } from '../texts/useEditMessages';

/** Props of the buttons of an open editor. */
export interface EditActionsProps {
  session: EditSession;
  state: SessionState;
}

/** Runs the code, takes back what was edited in the file that is shown, or all of it. */
export function EditActions({ session, state }: EditActionsProps) {
  const messages = useEditMessages();
  const { names, selected } = useEditing();
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
      <button type="button" className="button" onClick={() => documents.undo(path)}>
        {messages.undo}
      </button>
      <button type="button" className="button" onClick={() => documents.redo(path)}>
        {messages.redo}
      </button>
      <button type="button" className="button" onClick={session.reset}>
        {messages.reset}
      </button>
    </>
  );
}
