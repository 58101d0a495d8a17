import { useEffect, useState } from 'react';
import { useDemoCode } from '../../../code/DemoCodeContext';
import type { ShareProblem } from '../../../../../src/share/problem';
import { writeLink } from '../../../../../src/share/link';
import type { EditSession } from '../session';
import { describeLink } from '../texts/describe';
import { useEditMessages } from '../texts/useEditMessages';
import { LinkField } from './LinkField';
import './share.css';

/** How long it is said that the link was copied, in milliseconds; it would not be true any more after the next edit. */
const CONFIRMATION = 3000;

type Outcome = { copied: string } | { refused: string } | { problem: ShareProblem };

/** The address of this page with what a fragment says. */
function addressWith(fragment: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${fragment}`;
}

/** Copies a link to the code as it is now; what is as published is found under the demo's own anchor. */
export function CopyLink({ session }: { session: EditSession }) {
  const messages = useEditMessages();
  const { id } = useDemoCode().published();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(
    function forgetConfirmation() {
      if (!outcome || !('copied' in outcome)) return undefined;
      const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION);
      return () => clearTimeout(timer);
    },
    [outcome],
  );

  const copy = async () => {
    const files = session.draft.changed();
    const written = files.size > 0 ? await writeLink({ demo: id, files }) : { fragment: `#${id}` };
    if ('problem' in written) {
      setOutcome(written);
      return;
    }
    const link = addressWith(written.fragment);
    const { default: copyToClipboard } = await import('copy-to-clipboard');
    setOutcome((await copyToClipboard(link)) ? { copied: link } : { refused: link });
  };

  const { what, why, remedy } =
    outcome && 'problem' in outcome ? describeLink(outcome.problem, messages) : messages.copyByHand;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          void copy();
        }}
      >
        {messages.copyLink}
      </button>
      <div className="copy-link-outcome" aria-live="polite">
        {outcome && 'copied' in outcome && <p>{messages.linkCopied}</p>}
        {outcome && !('copied' in outcome) && (
          <p>
            <strong>{what}</strong> {why} {remedy}
          </p>
        )}
        {outcome && 'refused' in outcome && <LinkField link={outcome.refused} />}
      </div>
    </>
  );
}
