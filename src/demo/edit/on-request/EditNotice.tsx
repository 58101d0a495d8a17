import { useStore } from '../../../lib/react/useStore';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { Button } from '../../../ui/Button';
import { leaveFocus } from '../../../ui/leaveFocus';
import type { EditSession } from './session';
import { editTexts } from './texts';
import { useReset } from './useReset';
import { NOT_SEARCHED } from '../../../document/contract';

/**
 * Says, above the demo, where code comes from that its reader has not just written, and what to do
 * with it: code of a link waits to be run, and a draft from before can be discarded.
 */
export function EditNotice({ session }: { session: EditSession }) {
  const { awaitsRun, isRestored } = useStore(session);
  const { fromLink, restored } = useTexts(editTexts);
  const lang = useInterfaceLang();
  const discard = useReset(session);
  if (!awaitsRun && !isRestored) return null;
  const { what, why, action } = awaitsRun ? fromLink : restored;
  return (
    <div className="edit-note" role="status" lang={lang} {...NOT_SEARCHED}>
      <p>
        <strong>{what}</strong>
        <span>{` ${why}`}</span>
      </p>
      <Button
        onClick={({ currentTarget }) => {
          leaveFocus(currentTarget);
          if (awaitsRun) session.run();
          else discard.onStep();
        }}
      >
        {action}
      </Button>
    </div>
  );
}
