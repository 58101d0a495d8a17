import { useTexts } from '../../locale/useTexts';
import { ExportNotice } from './ExportNotice';
import type { Exporting } from './useExport';
import type { ExportRequest } from '../../../src/demo/export/request';
import { Button } from '../../ui/Button';

/** Props of what there is to say about an export. */
export interface ExportStateProps {
  state: Exporting['state'];
  /** What is exported. */
  title: string;
  onPress: (request: ExportRequest) => void;
  onClose: () => void;
}

function Status({ state }: Pick<ExportStateProps, 'state'>) {
  const texts = useTexts();
  if (state?.step === 'done') return <state.module.ExportStatus {...state} />;
  if (state?.step === 'unavailable') return texts.exportUnavailable.what;
  return state && texts.preparing;
}

function Notice({ state, title, onPress, onClose }: ExportStateProps) {
  const texts = useTexts();
  switch (state?.step) {
    case 'preparing':
      return <ExportNotice title={texts.preparing} onClose={onClose} />;
    case 'unavailable':
      return (
        <ExportNotice title={texts.exportUnavailable.what} onClose={onClose}>
          <p>{texts.exportUnavailable.why}</p>
          <div className="export-notice-actions">
            <Button onClick={() => onPress(state.request)}>{texts.tryAgain}</Button>
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
