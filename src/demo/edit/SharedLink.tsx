import { useEffect, useState } from 'react';
import { LINK_PREFIX } from './share/linkPrefix';
import { usePageTexts } from '../../locale/usePageTexts';
import { focusOn } from '../../ui/focusOn';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { editorLoader } from './editorLoader';
import type { LinkProblem } from './share/payload';
import type { DemoFiles } from '../sandbox/files';
import { whenBlock } from './blocks';
import type { EditModule } from './editModule';

/** A file without a tab would be code that its reader cannot read before running it. */
function findUnknown(files: DemoFiles, paths: readonly string[]): string | undefined {
  return [...files.keys()].find((path) => !paths.includes(path));
}

/**
 * Opens the code that an address holds in the editor of its demo.
 *
 * @param isStale - Whether the reader has gone elsewhere meanwhile.
 */
async function followLink(
  hash: string,
  module: EditModule,
  isStale: () => boolean,
  onProblem: (problem: LinkProblem) => void,
): Promise<void> {
  const link = await module.readLink(hash);
  if (isStale() || !link) return;
  if ('problem' in link) {
    onProblem(link.problem);
    return;
  }
  const { demo, files } = link.code;
  const section = document.getElementById(demo);
  if (!section?.matches('.demo')) {
    onProblem({ kind: 'no-demo', demo });
    return;
  }
  whenBlock(demo, ({ paths, open }) => {
    if (isStale()) return;
    const unknown = findUnknown(files, paths);
    if (unknown !== undefined) {
      onProblem({ kind: 'not-ours', detail: `the demo has no file ${unknown}` });
      return;
    }
    section.scrollIntoView();
    focusOn(section);
    open(files);
  });
}

/**
 * Shows the code that the address holds, in the editor of its demo, or says why it does not.
 * Nothing of that code runs by itself.
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
      void followLink(
        hash,
        module,
        () => isStale,
        (problem) => setRefusal({ hash, problem }),
      );
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
