import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../locale/useTexts';
import { useDemoCode } from '../../../code/DemoCodeContext';
import type { LinkProblem } from '../../share/payload';
import { writeLink, type WrittenLink } from '../../share/link';
import { useCopied } from '../../../../ui/useCopied';
import type { Draft } from '../draft';
import { explainProblem } from '../../../code/problemTexts';
import { editTexts } from '../texts';
import { Button } from '../../../../ui/Button';

type Failure = { refused: string } | { problem: LinkProblem };

/**
 * The address of this page with what a fragment says.
 *
 * @throws Where the code does not fit into a link, so that nothing is copied.
 */
function addressWith(written: WrittenLink): string {
  if ('problem' in written) throw new Error(`There is no link: ${written.problem.kind}`);
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${written.fragment}`;
}

function LinkField({ link }: { link: string }) {
  const texts = useTexts(editTexts);
  const field = useRef<HTMLInputElement>(null);

  useEffect(
    function select() {
      // Also where it comes below the window: the text beside it says that it is selected.
      field.current?.focus();
      field.current?.select();
    },
    [link],
  );

  return (
    <input
      ref={field}
      className="link-field"
      aria-label={texts.linkField}
      value={link}
      dir="ltr"
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/**
 * Copies a link to the code as it is now; what is as published is found under the demo's own
 * anchor.
 */
export function CopyLink({ draft }: { draft: Draft }) {
  const texts = useTexts(editTexts);
  const { id } = useDemoCode().published();
  const { isCopied, copy } = useCopied();
  const [failure, setFailure] = useState<Failure>();

  const copyLink = async () => {
    const files = draft.changed();
    const writing: Promise<WrittenLink> =
      files.size > 0 ? writeLink({ demo: id, files }) : Promise.resolve({ fragment: `#${id}` });
    const link = writing.then(addressWith);
    const succeeded = await copy(link, { fallbackToPrompt: false }).catch(() => false);
    const written = await writing;
    if ('problem' in written) setFailure(written);
    else setFailure(succeeded ? undefined : { refused: await link });
  };

  const { what, why, fix } =
    failure && 'problem' in failure
      ? explainProblem(failure.problem, texts.link)
      : texts.copyByHand;
  return (
    <>
      <Button
        onClick={() => {
          void copyLink();
        }}
      >
        {texts.copyLink}
      </Button>
      <div className="copy-link-outcome" aria-live="polite">
        {isCopied && !failure && <p>{texts.linkCopied}</p>}
        {failure && (
          <p>
            <strong>{what}</strong>
            <span>{` ${why} ${fix}`}</span>
          </p>
        )}
        {failure && 'refused' in failure && <LinkField link={failure.refused} />}
      </div>
    </>
  );
}
