import type { DemoFiles } from '../sandbox/files';
import { whenBlock } from './blocks';
import type { LinkProblem } from './on-request/problemTexts';
import type { EditModule } from './editModule';
import { DEMO } from '../../document/contract';

interface LinkParts {
  hash: string;
  module: EditModule;
  page: Document;
  /** Whether the reader has gone elsewhere meanwhile. */
  isStale: () => boolean;
  onProblem: (problem: LinkProblem) => void;
  /** The demo's block is there, and can show the code. */
  onFound: (section: HTMLElement, open: () => void) => void;
}

/** A file without a tab would be code that its reader cannot read before running it. */
function findUnknown(files: DemoFiles, paths: readonly string[]): string | undefined {
  return [...files.keys()].find((path) => !paths.includes(path));
}

/**
 * Reads the code that an address holds, and looks for the demo it belongs to.
 */
export async function followLink({
  hash,
  module,
  page,
  isStale,
  onProblem,
  onFound,
}: LinkParts): Promise<void> {
  const link = await module.readLink(hash);
  if (isStale() || !link) return;
  if ('problem' in link) {
    onProblem(link.problem);
    return;
  }
  const { demo, files } = link.code;
  const section = page.getElementById(demo);
  if (!section?.matches(`.${DEMO}`)) {
    onProblem({ kind: 'no-demo', demo });
    return;
  }
  whenBlock(demo, ({ paths, open }) => {
    if (isStale()) return;
    const unknown = findUnknown(files, paths);
    if (unknown === undefined) onFound(section, () => open(files));
    else onProblem({ kind: 'not-ours', detail: `the demo has no file ${unknown}` });
  });
}
