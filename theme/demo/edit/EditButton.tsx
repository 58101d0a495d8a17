import { useStore } from '../../base/useStore';
import { useTexts } from '../../locale/useTexts';
import { useDemoCode } from '../code/DemoCodeContext';
import { useIsChanged } from '../code/useIsChanged';
import { useEditing } from './EditingContext';
import { prepareEditing } from './loadEditing';
import { Button } from '../../ui/Button';

/** Opens and closes the editor of the demo block around, and says where there is edited code. */
export function EditButton() {
  const texts = useTexts();
  const code = useDemoCode();
  const { editing, start, stop } = useEditing();
  const isEdited = useIsChanged();
  const hasDraft = useStore(code, (state) => state.hasDraft);
  const isOn = editing.phase === 'open' || editing.phase === 'loading';
  return (
    <Button
      look="toolbar-button"
      className="needs-script"
      aria-pressed={isOn}
      aria-busy={editing.phase === 'loading'}
      onPointerEnter={prepareEditing}
      onFocus={prepareEditing}
      onClick={() => (isOn ? stop() : start())}
    >
      {texts.edit}
      {editing.phase === 'loading' ? (
        <span className="edited-badge loading-badge">{texts.loading}</span>
      ) : (
        hasDraft && <span className="edited-badge">{isEdited ? texts.edited : texts.draft}</span>
      )}
    </Button>
  );
}
