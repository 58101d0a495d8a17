import { useEffect, useState } from 'react';
import { LINK_PREFIX } from './share/linkPrefix';
import { usePageTexts } from '../../locale/usePageTexts';
import { focusOn } from '../../ui/focusOn';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { editorLoader } from './editorLoader';
import { followLink } from './followLink';
import type { LinkProblem } from './share/linkProblem';

/**
 * Shows the code that the address holds, in the editor of its demo, or says why it does not.
 * Nothing of it runs by itself.
 */
export function SharedLink({ hash }: { hash: string }) {
  const { editorUnavailable } = usePageTexts();
  const isLink = hash.startsWith(LINK_PREFIX);
  const editing = useOnRequest(editorLoader, isLink);
  const module = editing.phase === 'here' ? editing.value : undefined;
  const [refusal, setRefusal] = useState<{ hash: string; problem: LinkProblem }>();

  useEffect(
    function follow() {
      if (!isLink || !module) return undefined;
      let isStale = false;
      void followLink({
        hash,
        module,
        page: document,
        isStale: () => isStale,
        onProblem: (problem) => setRefusal({ hash, problem }),
        onFound(section, open) {
          section.scrollIntoView();
          focusOn(section);
          open();
        },
      });
      return () => {
        isStale = true;
      };
    },
    [hash, isLink, module],
  );

  if (isLink && editing.phase === 'failed') {
    return (
      <FailureNotice className="page-notice" problem={editorUnavailable} onRetry={editing.retry} />
    );
  }
  if (!module || refusal?.hash !== hash) return null;
  return <module.LinkNotice problem={refusal.problem} onClose={() => setRefusal(undefined)} />;
}
