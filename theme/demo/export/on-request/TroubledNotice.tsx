import { BROWSER_SUPPORT_PAGE } from '../../../../src/demo/export/browserSupport';
import { useTexts } from '../../../locale/useTexts';
import { ExternalIcon } from '../../../ui/icons';
import { ExportNotice } from '../ExportNotice';
import type { ExportRequest } from '../../../../src/demo/export/request';
import type { ExportActions } from './actions';
import { exportTexts } from './texts';
import { Button } from '../../../ui/Button';

/** Says that StackBlitz is known not to start in this browser, and offers CodeSandbox. */
export function TroubledNotice({
  request,
  onPress,
  onClose,
}: { request: ExportRequest } & ExportActions) {
  const texts = useTexts(exportTexts);
  return (
    <ExportNotice title={texts.troubled.what} onClose={onClose}>
      <p>
        {texts.troubled.why}{' '}
        <a href={BROWSER_SUPPORT_PAGE} target="_blank" rel="noreferrer">
          {texts.browserSupport} <ExternalIcon />
        </a>
      </p>
      <div className="export-notice-actions">
        <Button onClick={() => onPress({ kind: 'codesandbox' })}>{texts.takeCodeSandbox}</Button>
        <Button onClick={() => onPress({ kind: request.kind, anyway: true })}>
          {texts.stackBlitzAnyway}
        </Button>
      </div>
    </ExportNotice>
  );
}
