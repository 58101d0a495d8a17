import { useEffect, useRef, useState } from 'react';
import { embedStackBlitz, type EmbedStatus } from '../embed';
import type { Project } from '../../code/model';
import { useTexts } from '../../../locale/useTexts';
import { ExportNotice, type ExportActions } from '../ExportNotice';
import { noticeTexts } from '../../../ui/on-request/texts';
import { exportTexts } from './texts';
import { Button } from '../../../ui/Button';
import { COLOR_SCHEME } from '../../../document/contract';

/** Props of StackBlitz in the page. */
export interface EmbedNoticeProps extends ExportActions {
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
      const isDark = document.documentElement.getAttribute(COLOR_SCHEME) === 'dark';
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
