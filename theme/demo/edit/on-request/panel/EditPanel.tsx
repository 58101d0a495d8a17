import { isApple } from '../../../../../src/base/platform';
import { useInterfaceLang } from '../../../../locale/useLocale';
import { useTexts } from '../../../../locale/useTexts';
import { CopyLink } from '../share/CopyLink';
import type { EditSession } from '../session';
import { editTexts } from '../texts';
import { useSession } from '../useSession';
import { ConsoleLog } from './ConsoleLog';
import { EditActions } from './EditActions';
import { FromLink } from './FromLink';
import { ProblemList } from './ProblemList';
import { statusOf } from './statusOf';
import './panel.css';

/**
 * What belongs to an open editor and stands below it: what can be done, how it is going, what is
 * wrong, what was logged.
 */
export function EditPanel({ session }: { session: EditSession }) {
  const texts = useTexts(editTexts);
  const lang = useInterfaceLang();
  const state = useSession(session);
  const { problems, log } = state.sandbox;
  const control = isApple(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className="edit-panel" lang={lang} data-search="ignore">
      {state.awaitsRun && <FromLink />}
      <div className="edit-bar">
        <EditActions session={session} state={state} />
        <CopyLink draft={session.draft} />
        <p className="edit-status" role="status" data-loading={state.isLoading ? '' : undefined}>
          {statusOf(state, texts)}
        </p>
      </div>
      <p className="edit-rule" id={`${session.id}-edit-rule`}>
        {texts.rule(control)}
      </p>
      <ProblemList
        id={`${session.id}-edit-problems`}
        problems={problems}
        documents={session.draft.documents}
      />
      <ConsoleLog log={log} documents={session.draft.documents} />
    </div>
  );
}
