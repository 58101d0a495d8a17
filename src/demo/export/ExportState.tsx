import { usePageTexts } from '../../locale/usePageTexts';
import { ExportNotice, type ExportActions } from './ExportNotice';
import type { Exporting } from './useExport';
import { RetryButton } from '../../ui/on-request/RetryButton';

interface ExportStateProps extends ExportActions {
  state: Exporting['state'];
  title: string;
  onRetry: (retry: () => void) => void;
}

function Status({ state }: Pick<ExportStateProps, 'state'>) {
  const texts = usePageTexts();
  if (state?.phase === 'here') return <state.value.module.ExportStatus {...state.value} />;
  if (state?.phase === 'failed') return <span>{texts.exportUnavailable.what}</span>;
  return state && <span>{texts.preparing}</span>;
}

function Notice({ state, title, onPress, onRetry, onClose }: ExportStateProps) {
  const texts = usePageTexts();
  switch (state?.phase) {
    case 'waiting':
      return <ExportNotice title={texts.preparing} onClose={onClose} />;
    case 'failed':
      return (
        <ExportNotice title={texts.exportUnavailable.what} onClose={onClose}>
          <p>{texts.exportUnavailable.why}</p>
          <div className="export-notice-actions">
            <RetryButton onRetry={() => onRetry(state.retry)} />
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

/** The state of an export: a live region and a notice. */
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
