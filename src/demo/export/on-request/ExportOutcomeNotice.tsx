import type { ExportProblem } from '../../code/exportProblem';
import { explainProblem } from '../../code/problemTexts';
import { BROWSER_SUPPORT_PAGE } from '../stackblitz';
import { SERVICE_NAMES, type ExportRequest } from '../request';
import { useTexts } from '../../../locale/useTexts';
import { Button } from '../../../ui/Button';
import { ExternalIcon } from '../../../ui/icons';
import { ExportNotice, type ExportActions } from '../ExportNotice';
import { EmbedNotice, OpenAgain, SentNotice } from './ServiceNotices';
import type { ExportOutcome } from './exportDemo';
import { exportTexts, type ExportTexts } from './texts';

function statusText({ kind }: ExportRequest, outcome: ExportOutcome, texts: ExportTexts): string {
  switch (outcome.status) {
    case 'opened':
    case 'sent':
      return texts.opens(SERVICE_NAMES[kind]);
    case 'blocked':
      return texts.blocked(SERVICE_NAMES[kind]).what;
    case 'troubled':
      return texts.troubled.what;
    case 'impossible':
      return `${texts.impossible} ${texts.problemCount(outcome.problems.length)}`;
    case 'embedded':
      return texts.embedLoading;
  }
}

/** Says in one sentence what came of an export, for a live region. */
export function ExportStatus(tried: { request: ExportRequest; outcome: ExportOutcome }) {
  return <span>{statusText(tried.request, tried.outcome, useTexts(exportTexts))}</span>;
}

/** What keeps a demo from starting elsewhere: for each problem what, why, and what to do. */
function ExportProblems({ problems }: { problems: readonly ExportProblem[] }) {
  const texts = useTexts(exportTexts);
  return (
    <ul className="export-problems">
      {problems.map((problem, index) => {
        const { what, why, fix } = explainProblem(problem, texts.problems);
        return (
          <li key={index}>
            <p className="export-problem">{what}</p>
            <p>{`${texts.why} ${why}`}</p>
            <p>{`${texts.fix} ${fix}`}</p>
          </li>
        );
      })}
    </ul>
  );
}

interface ExportOutcomeNoticeProps extends ExportActions {
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
      return (
        <ExportNotice title={texts.troubled.what} onClose={actions.onClose}>
          <p>
            <span>{`${texts.troubled.why} `}</span>
            <a href={BROWSER_SUPPORT_PAGE} target="_blank" rel="noreferrer">
              <span>{`${texts.browserSupport} `}</span>
              <ExternalIcon />
            </a>
          </p>
          <div className="export-notice-actions">
            <Button onClick={() => actions.onPress({ kind: 'codesandbox' })}>
              {texts.takeCodeSandbox}
            </Button>
            <Button onClick={() => actions.onPress({ kind: request.kind, anyway: true })}>
              {texts.stackBlitzAnyway}
            </Button>
          </div>
        </ExportNotice>
      );
    case 'impossible':
      return (
        <ExportNotice title={texts.impossible} onClose={actions.onClose}>
          <ExportProblems problems={outcome.problems} />
        </ExportNotice>
      );
    case 'embedded':
      return <EmbedNotice project={outcome.project} demoTitle={demoTitle} {...actions} />;
  }
}
