import { useStore } from '../../lib/react/useStore';
import { usePageTexts } from '../../locale/usePageTexts';
import { useDemoCode, useIsChanged } from '../code/DemoCodeContext';
import { useEditing } from './EditingContext';
import { editorLoader } from './editorLoader';
import { Button } from '../../ui/Button';
import { EditIcon } from '../../ui/icons';

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
