import { useMessages } from '../../locale/useLocale';
import { ExportNotice } from './ExportNotice';
import type { Exporting } from './useExport';
import type { ExportRequest } from '../../../src/demo/export/request';

/** Props of what there is to say about an export. */
export interface ExportStateProps {
  state: Exporting['state'];
  /** What is exported. */
  title: string;
  onPress: (request: ExportRequest) => void;
  onClose: () => void;
}

function Status({ state }: Pick<ExportStateProps, 'state'>) {
  const messages = useMessages();
  if (state?.step === 'done') return <state.module.ExportStatus {...state} />;
  if (state?.step === 'unavailable') return messages.exportUnavailable.what;
  return state && messages.preparing;
}

function Notice({ state, title, onPress, onClose }: ExportStateProps) {
  const messages = useMessages();
  switch (state?.step) {
    case 'preparing':
      return <ExportNotice title={messages.preparing} onClose={onClose} />;
    case 'unavailable':
      return (
        <ExportNotice title={messages.exportUnavailable.what} onClose={onClose}>
          <p>{messages.exportUnavailable.why}</p>
          <div className="export-notice-actions">
            <button type="button" className="button" onClick={() => onPress(state.request)}>
              {messages.tryAgain}
            </button>
          </div>
        </ExportNotice>
      );
    case 'done':
      return (
        <state.module.ExportOutcomeNotice
          {...state}
          demoTitle={title}
          onPress={onPress}
          onClose={onClose}
        />
      );
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
