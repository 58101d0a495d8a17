import { BROWSER_SUPPORT_PAGE } from '../../../../src/sandbox/browserSupport';
import { ExternalIcon } from '../../../icons';
import { ExportNotice } from '../ExportNotice';
import type { ExportWish } from '../wish';
import type { ExportActions } from './ExportOutcomeNotice';
import { useExportMessages } from './useExportMessages';

/** Says that StackBlitz is known not to start in this browser, and offers CodeSandbox. */
export function TroubledNotice({ wish, onPress, onClose }: { wish: ExportWish } & ExportActions) {
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
          onClick={() => onPress({ kind: wish.kind, anyway: true })}
        >
          {messages.stackBlitzAnyway}
        </button>
      </div>
    </ExportNotice>
  );
}
