import type { ExportRequest } from '../../../src/demo/export/request';
import { useTexts } from '../../locale/useTexts';
import { ExportNotice } from './ExportNotice';
import type { Exporting } from './useExport';
import { Button } from '../../ui/Button';

/** Props of what there is to say about an export. */
export interface ExportStateProps {
  state: Exporting['state'];
  /** What is exported. */
  title: string;
  onPress: (request: ExportRequest) => void;
  onRetry: (retry: () => void) => void;
  onClose: () => void;
}

function Status({ state }: Pick<ExportStateProps, 'state'>) {
  const texts = useTexts();
  if (state?.phase === 'here') return <state.value.module.ExportStatus {...state.value} />;
  if (state?.phase === 'failed') return texts.exportUnavailable.what;
  return state && texts.preparing;
}

function Notice({ state, title, onPress, onRetry, onClose }: ExportStateProps) {
  const texts = useTexts();
  switch (state?.phase) {
    case 'waiting':
      return <ExportNotice title={texts.preparing} onClose={onClose} />;
    case 'failed':
      return (
        <ExportNotice title={texts.exportUnavailable.what} onClose={onClose}>
          <p>{texts.exportUnavailable.why}</p>
          <div className="export-notice-actions">
            <Button onClick={() => onRetry(state.retry)}>{texts.tryAgain}</Button>
          </div>
        </ExportNotice>
      );
    case 'here': {
      const { module, ...tried } = state.value;
      return (
        <module.ExportOutcomeNotice
          {...tried}
          demoTitle={title}
          onPress={onPress}
          onClose={onClose}
        />
      );
    }
    case undefined:
      return null;
  }
}

/** How an export stands, for the ear and for the eye. */
export function ExportState(props: ExportStateProps) {
  return (
    <>
      <span className="visually-hidden" role="status">
        <Status state={props.state} />
      </span>
      <Notice {...props} />
    </>
  );
}
