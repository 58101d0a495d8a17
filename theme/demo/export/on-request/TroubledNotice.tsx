import { BROWSER_SUPPORT_PAGE } from '../../../../src/demo/export/browserSupport';
import { ExternalIcon } from '../../../ui/icons';
import { ExportNotice } from '../ExportNotice';
import type { ExportRequest } from '../../../../src/demo/export/request';
import type { ExportActions } from './actions';
import { useExportMessages } from './useExportMessages';

/** Says that StackBlitz is known not to start in this browser, and offers CodeSandbox. */
export function TroubledNotice({
  request,
  onPress,
  onClose,
}: { request: ExportRequest } & ExportActions) {
  const messages = useExportMessages();
  return (
    <ExportNotice title={messages.troubled.what} onClose={onClose}>
      <p>
        {messages.troubled.why}{' '}
        <a href={BROWSER_SUPPORT_PAGE} target="_blank" rel="noreferrer">
          {messages.browserSupport} <ExternalIcon />
        </a>
      </p>
      <div className="export-notice-actions">
        <button type="button" className="button" onClick={() => onPress({ kind: 'codesandbox' })}>
          {messages.takeCodeSandbox}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => onPress({ kind: request.kind, anyway: true })}
        >
          {messages.stackBlitzAnyway}
        </button>
      </div>
    </ExportNotice>
  );
}
