import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useEditing, useOpenEditor } from './EditingContext';

/** Says above the stage where the code comes from, if its reader has not just written it. */
export function EditNotice() {
  const editor = useOpenEditor();
  return editor && <editor.module.EditNotice session={editor.session} />;
}

/** Takes the result of edited code in, beside the published demo. */
export function EditedStage() {
  const editor = useOpenEditor();
  return editor && <editor.module.SandboxStage session={editor.session} />;
}

/** What belongs to the open editor and is below it. */
export function EditArea() {
  const editor = useOpenEditor();
  return editor && <editor.module.EditPanel session={editor.session} />;
}

/**
 * Says, next to the button that was pressed, that the editor could not be loaded, and offers
 * another try (H1).
 */
export function EditFailed() {
  const { editorUnavailable } = usePageTexts();
  const { editing } = useEditing();
  if (editing?.phase !== 'failed') return null;
  return (
    <FailureNotice className="edit-failed" problem={editorUnavailable} onRetry={editing.retry} />
  );
}
