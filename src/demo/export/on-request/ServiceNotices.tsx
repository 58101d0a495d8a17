import { useEffect, useState, useRef } from 'react';
import { useTexts } from '../../../locale/useTexts';
import { ExportNotice, type ExportActions } from '../ExportNotice';
import { SERVICE_NAMES, type ExportRequest } from '../request';
import { exportTexts } from './texts';
import { Button } from '../../../ui/Button';
import { embedStackBlitz, type EmbedStatus } from '../stackblitz';
import type { Project } from '../../code/model';
import { noticeTexts } from '../../../ui/on-request/texts';

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

interface EmbedNoticeProps extends ExportActions {
  project: Project;
  demoTitle: string;
}

/**
 * StackBlitz with a demo, in the page (E4): loading, running, or not to be reached, with what to do
 * then.
 */
export function EmbedNotice({ project, demoTitle, onPress, onClose }: EmbedNoticeProps) {
  const { tryAgain } = useTexts(noticeTexts);
  const texts = useTexts(exportTexts);
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<EmbedStatus>('loading');
  const frameTitle = texts.embedded(demoTitle);

  useEffect(
    function embed() {
      if (!container.current) return undefined;
      const isDark = document.documentElement.dataset.prefersColor === 'dark';
      const theme = isDark ? 'dark' : 'light';
      return embedStackBlitz(container.current, project, { frameTitle, theme }, setStatus);
    },
    [project, frameTitle],
  );

  const statusTexts = {
    loading: texts.embedLoading,
    connected: texts.embedConnected,
    failed: texts.embedFailed.what,
  };
  return (
    <ExportNotice title={frameTitle} onClose={onClose}>
      <p role="status">{statusTexts[status]}</p>
      {status === 'failed' && (
        <>
          <p>{texts.embedFailed.why}</p>
          <div className="export-notice-actions">
            <Button onClick={() => onPress({ kind: 'embed', anyway: true })}>{tryAgain}</Button>
            <Button onClick={() => onPress({ kind: 'stackblitz', anyway: true })}>
              {texts.openInNewTab('StackBlitz')}
            </Button>
            <Button onClick={() => onPress({ kind: 'codesandbox' })}>
              {texts.takeCodeSandbox}
            </Button>
          </div>
        </>
      )}
      <div ref={container} className="export-embed" hidden={status === 'failed'} />
    </ExportNotice>
  );
}
