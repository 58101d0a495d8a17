import { useLocation, useNavigate } from 'react-router-dom';
import { LINK_PREFIX } from '../share/linkPrefix';
import { STAY } from '../../../ui/scroll/stay';
import type { EditSession } from './session';
import { useStore } from '../../../lib/react/useStore';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { Button } from '../../../ui/Button';
import { leaveFocus } from '../../../ui/leaveFocus';
import { editTexts } from './texts';
import { explainProblem } from '../../code/problemTexts';
import type { LinkProblem } from '../share/payload';

/**
 * Goes back to the published code, and takes code of a link out of the address: a reload must not
 * bring it back. Undo brings the code back.
 */
export function useReset({ id, draft, reset }: EditSession) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const hasLink = hash.startsWith(LINK_PREFIX);
  return {
    isPossible: hasLink || draft.isEdited(),
    onStep: () => {
      reset();
      if (hasLink) void navigate({ search, hash: `#${id}` }, { replace: true, state: STAY });
    },
  };
}

interface NoticeProps {
  className: string;
  role: 'status' | 'alert';
  what: string;
  /** Why, and what to do where the button is not all there is to do. */
  text: string;
  action: string;
  onAction: () => void;
}

function Notice({ className, role, what, text, action, onAction }: NoticeProps) {
  return (
    <div className={className} role={role} lang={useInterfaceLang()} data-search="ignore">
      <p>
        <strong>{what}</strong>
        <span>{` ${text}`}</span>
      </p>
      <Button
        onClick={({ currentTarget }) => {
          leaveFocus(currentTarget);
          onAction();
        }}
      >
        {action}
      </Button>
    </div>
  );
}

/**
 * Says, above the demo, where code comes from that its reader has not just written, and what to do
 * with it: code of a link waits to be run, and a draft from before can be discarded.
 */
export function EditNotice({ session }: { session: EditSession }) {
  const { awaitsRun, isRestored } = useStore(session);
  const { fromLink, restored } = useTexts(editTexts);
  const { onStep: discard } = useReset(session);
  if (!awaitsRun && !isRestored) return null;
  const { what, why, action } = awaitsRun ? fromLink : restored;
  const onAction = awaitsRun ? session.run : discard;
  return <Notice className="edit-note" role="status" text={why} {...{ what, action, onAction }} />;
}

interface LinkNoticeProps {
  problem: LinkProblem;
  onClose: () => void;
}

/** Says why the code of a link is not shown. It lies over the page, which stays as published. */
export function LinkNotice({ problem, onClose }: LinkNoticeProps) {
  const texts = useTexts(editTexts);
  const { what, why, fix } = explainProblem(problem, texts.link);
  return (
    <Notice
      className="page-notice"
      role="alert"
      what={what}
      text={`${why} ${fix}`}
      action={texts.dismiss}
      onAction={onClose}
    />
  );
}
