import { useEffect, useState } from 'react';
import { useTexts } from '../../../locale/useTexts';
import { ExportNotice, type ExportActions } from '../ExportNotice';
import { SERVICE_NAMES, type ExportRequest } from '../request';
import { exportTexts } from './texts';
import { Button } from '../../../ui/Button';

/** A tab that opens has taken the focus by then, in milliseconds. */
const NEW_TAB_TIMEOUT = 1000;

/** Two ways on where no tab has opened: a press of its own for it, and the tab that is there. */
export function OpenAgain({
  request: { kind },
  onPress,
}: { request: ExportRequest } & Pick<ExportActions, 'onPress'>) {
  const texts = useTexts(exportTexts);
  const service = SERVICE_NAMES[kind];
  return (
    <div className="export-notice-actions">
      <Button onClick={() => onPress({ kind, anyway: true })}>{texts.openInNewTab(service)}</Button>
      <Button onClick={() => onPress({ kind, place: 'this-tab', anyway: true })}>
        {texts.openInThisTab(service)}
      </Button>
    </div>
  );
}

/**
 * Asks whether a tab has opened where the page cannot know, once it looks as if none had: the
 * reader is still here.
 */
export function SentNotice({
  request,
  onPress,
  onClose,
}: { request: ExportRequest } & ExportActions) {
  const texts = useTexts(exportTexts);
  const [hasStayed, setStayed] = useState(false);

  useEffect(function watchReader() {
    const timer = setTimeout(() => setStayed(document.hasFocus()), NEW_TAB_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  if (!hasStayed) return null;
  const { what, why } = texts.stayed(SERVICE_NAMES[request.kind]);
  return (
    <ExportNotice title={what} onClose={onClose}>
      <p role="alert">{why}</p>
      <OpenAgain request={request} onPress={onPress} />
    </ExportNotice>
  );
}
