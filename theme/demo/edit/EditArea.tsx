import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
import { useEditing } from './EditingContext';
import { Button } from '../../ui/Button';

/** Takes the result of edited code in, beside the published demo. */
export function EditedStage() {
  const { editing } = useEditing();
  return editing.phase === 'open' ? <editing.module.LiveStage session={editing.session} /> : null;
}

/** What belongs to the open editor and is below it. */
export function EditArea() {
  const { editing } = useEditing();
  return editing.phase === 'open' ? <editing.module.EditPanel session={editing.session} /> : null;
}

/** Says, next to the button that was pressed, that the editor could not be loaded, and offers another try (H1). */
export function EditFailed() {
  const texts = useTexts();
  const lang = useInterfaceLang();
  const { editing, start } = useEditing();
  if (editing.phase !== 'failed') return null;
  const { what, why } = texts.editorUnavailable;
  return (
    <div className="edit-failed" role="alert" lang={lang} data-search="ignore">
      <p>
        <strong>{what}</strong> {why}
      </p>
      <Button onClick={() => start()}>{texts.tryAgain}</Button>
    </div>
  );
}
