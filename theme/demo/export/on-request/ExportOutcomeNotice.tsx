import { useTexts } from '../../../locale/useTexts';
import { ExportNotice } from '../ExportNotice';
import type { ExportRequest } from '../../../../src/demo/export/request';
import { EmbedNotice } from './EmbedNotice';
import type { ExportActions } from './actions';
import type { ExportOutcome } from './exportDemo';
import { ProblemList } from './ProblemList';
import { OpenAgain, SentNotice } from './SentNotice';
import { SERVICE_NAMES } from './services';
import { TroubledNotice } from './TroubledNotice';
import { exportTexts } from './texts';

/** Props of what is said about an export that was tried. */
export interface ExportOutcomeNoticeProps extends ExportActions {
  request: ExportRequest;
  outcome: ExportOutcome;
  demoTitle: string;
}

/**
 * Says what came of an export, with a way on. There is nothing to say when a tab has surely opened.
 */
export function ExportOutcomeNotice(props: ExportOutcomeNoticeProps) {
  const { request, outcome, demoTitle, ...actions } = props;
  const texts = useTexts(exportTexts);
  switch (outcome.status) {
    case 'opened':
      return null;
    case 'sent':
      return <SentNotice request={request} {...actions} />;
    case 'blocked': {
      const { what, why } = texts.blocked(SERVICE_NAMES[request.kind]);
      return (
        <ExportNotice title={what} onClose={actions.onClose}>
          <p>{why}</p>
          <OpenAgain request={request} onPress={actions.onPress} />
        </ExportNotice>
      );
    }
    case 'troubled':
      return <TroubledNotice request={request} {...actions} />;
    case 'impossible':
      return (
        <ExportNotice title={texts.impossible} onClose={actions.onClose}>
          <ProblemList problems={outcome.problems} />
        </ExportNotice>
      );
    case 'embedded':
      return <EmbedNotice project={outcome.project} demoTitle={demoTitle} {...actions} />;
  }
}
