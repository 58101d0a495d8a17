import { ExportNotice } from '../ExportNotice';
import type { ExportWish } from '../wish';
import { EmbedNotice } from './EmbedNotice';
import type { ExportOutcome } from './exportDemo';
import { ProblemList } from './ProblemList';
import { OpenAgain, SentNotice } from './SentNotice';
import { SERVICE_NAMES } from './services';
import { TroubledNotice } from './TroubledNotice';
import { useExportMessages } from './useExportMessages';

/** What a notice about an export can do. */
export interface ExportActions {
  onPress: (wish: ExportWish) => void;
  onClose: () => void;
}

/** Props of what is said about an export that was tried. */
export interface ExportOutcomeNoticeProps extends ExportActions {
  wish: ExportWish;
  outcome: ExportOutcome;
  demoTitle: string;
}

/** Says what came of an export, with a way on. There is nothing to say when a tab has surely opened. */
export function ExportOutcomeNotice(props: ExportOutcomeNoticeProps) {
  const { wish, outcome, demoTitle, ...actions } = props;
  const messages = useExportMessages();
  switch (outcome.status) {
    case 'opened':
      return null;
    case 'sent':
      return <SentNotice wish={wish} {...actions} />;
    case 'blocked': {
      const { what, why } = messages.blocked(SERVICE_NAMES[wish.kind]);
      return (
        <ExportNotice title={what} onClose={actions.onClose}>
          <p>{why}</p>
          <OpenAgain wish={wish} onPress={actions.onPress} />
        </ExportNotice>
      );
    }
    case 'troubled':
      return <TroubledNotice wish={wish} {...actions} />;
    case 'impossible':
      return (
        <ExportNotice title={messages.impossible} onClose={actions.onClose}>
          <ProblemList problems={outcome.problems} />
        </ExportNotice>
      );
    case 'embedded':
      return <EmbedNotice project={outcome.project} demoTitle={demoTitle} {...actions} />;
  }
}
