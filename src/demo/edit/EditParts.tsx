import { useStore } from '../../lib/react/useStore';
import { usePageTexts } from '../../locale/usePageTexts';
import { useDemoCode, useIsChanged } from '../code/DemoCodeContext';
import { useEditing, useOpenEditor } from './EditingContext';
import { editorLoader } from './editorLoader';
import { Button } from '../../ui/Button';
import { EditIcon } from '../../ui/icons';
import { FailureNotice } from '../../ui/on-request/FailureNotice';

/** Opens and closes the editor of the demo block around, and says where there is edited code. */
export function EditButton() {
  const texts = usePageTexts();
  const code = useDemoCode();
  const { editing, start, stop } = useEditing();
  const isEdited = useIsChanged();
  const hasDraft = useStore(code, (state) => state.hasDraft);
  const isLoading = editing?.phase === 'waiting';
  const isOn = isLoading || editing?.phase === 'here';
  return (
    <Button
      look="toolbar-button"
      className="needs-script"
      aria-pressed={isOn}
      aria-busy={isLoading}
      onPointerEnter={editorLoader.prepare}
      onFocus={editorLoader.prepare}
      onClick={() => (isOn ? stop() : start())}
    >
      <EditIcon />
      <span>{texts.edit}</span>
      {isLoading ? (
        <span className="edited-badge loading-badge">{texts.loading}</span>
      ) : (
        hasDraft && <span className="edited-badge">{isEdited ? texts.edited : texts.draft}</span>
      )}
    </Button>
  );
}

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
