import { isApple } from '../../../../document/page/platform';
import { useStore } from '../../../../lib/react/useStore';
import { useInterfaceLang } from '../../../../locale/useLocale';
import { useTexts } from '../../../../locale/useTexts';
import { CopyLink } from './CopyLink';
import type { EditSession, SessionState } from '../session';
import { editTexts, type EditTexts } from '../texts';
import { ConsoleLog } from './ConsoleLog';
import { ProblemList } from './ProblemList';
import { useEditing } from '../../EditingContext';
import { useReset } from '../Notices';
import { Button } from '../../../../ui/Button';
import { wantsJavaScript } from '../../../../ui/choice/codeLanguage';
import './panel.css';
import { NOT_SEARCHED } from '../../../../document/contract';

interface StepButtonProps {
  isPossible: boolean;
  onStep: () => void;
  children: string;
}

/**
 * Not `disabled` where nothing is left, which would take the focus away from whoever has just made
 * the last step.
 */
function StepButton({ isPossible, onStep, children }: StepButtonProps) {
  return (
    <Button aria-disabled={!isPossible} onClick={onStep}>
      {children}
    </Button>
  );
}

/** Runs and stops the code, takes back what was edited in the file that is shown, or all of it. */
function EditActions({ session }: { session: EditSession }) {
  const texts = useTexts(editTexts);
  const { names, selected } = useEditing();
  const reset = useReset(session);
  const { sandbox, isLoading } = useStore(session);
  const [path = ''] = [...names].find(([, name]) => name === selected) ?? [];
  const { documents } = session.draft;
  return (
    <>
      <Button
        className="primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={session.run}
      >
        {texts.run}
      </Button>
      <StepButton isPossible={isLoading || sandbox.hasResult} onStep={session.stop}>
        {texts.stop}
      </StepButton>
      <StepButton isPossible={documents.canUndo(path)} onStep={() => documents.undo(path)}>
        {texts.undo}
      </StepButton>
      <StepButton isPossible={documents.canRedo(path)} onStep={() => documents.redo(path)}>
        {texts.redo}
      </StepButton>
      <StepButton {...reset}>{texts.reset}</StepButton>
    </>
  );
}

function statusOf({ sandbox, isLoading, awaitsRun }: SessionState, texts: EditTexts): string {
  const { status, problemCount } = texts;
  if (awaitsRun) return status.waiting;
  if (isLoading) return status.loading;
  if (sandbox.phase === 'failed') {
    const outcome = sandbox.hasResult ? status.kept : status.failed;
    return `${problemCount(sandbox.problems.length)} ${outcome}`;
  }
  if (sandbox.phase === 'stopped') return status.stopped;
  return sandbox.phase === 'running' ? status.running : status.published;
}

/** What is below an open editor: actions, status, problems and console. */
export function EditPanel({ session }: { session: EditSession }) {
  const texts = useTexts(editTexts);
  const lang = useInterfaceLang();
  const state = useStore(session);
  const { problems, log } = state.sandbox;
  const readsJavaScript = useStore(wantsJavaScript);
  const control = isApple(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className="edit-panel" lang={lang} {...NOT_SEARCHED}>
      <div className="edit-bar">
        <EditActions session={session} />
        <CopyLink draft={session.draft} />
        <p className="edit-status" role="status" data-loading={state.isLoading ? '' : undefined}>
          {statusOf(state, texts)}
        </p>
      </div>
      <p className="edit-rule" id={`${session.id}-edit-rule`}>
        {readsJavaScript && <span>{`${texts.inTypeScript} `}</span>}
        <span>{texts.rule(control)}</span>
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
