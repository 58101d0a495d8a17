import type { DemoFiles } from '../../sandbox/files';
import { createSandboxes, type Sandboxes } from '../../sandbox/sandboxes';
import type { DemoCode } from '../../code/demoCode';
import { draftOf } from './drafts';
import { createSession, shareCode, type EditSession } from './session';
import { currentScheme } from './scheme';
import { DEMO_STAGE } from '../../../document/contract';

let sandboxes: Sandboxes | undefined;

/** What an editor is opened on. */
export interface OpenParts {
  code: DemoCode;
  title: string;
  /** Path that the site is hosted under, without a slash at its end. */
  base: string;
  /** The files of a link. */
  received: DemoFiles | undefined;
}

function stageHeight(id: string): number {
  return document.getElementById(id)?.querySelector(`.${DEMO_STAGE}`)?.clientHeight ?? 0;
}

/**
 * Opens the editor of a demo, with what its reader made of it before.
 *
 * @throws When the document does not say where the files of sandboxes are.
 */
export function openEditing({ code, title, base, received }: OpenParts): EditSession {
  const { id, entry, files } = code.published();
  const draft = draftOf(id, new Map(Object.entries(files)));
  if (received) draft.receive(received);
  shareCode(code, draft);
  sandboxes ??= createSandboxes({ page: document, base, fetch: (...request) => fetch(...request) });
  sandboxes.prepare();
  const container = document.createElement('div');
  container.className = 'sandbox-frames';
  const sandbox = sandboxes.open({
    files: draft.own,
    entry,
    edited: draft.files(),
    container,
    title,
    scheme: currentScheme(),
    // As high as what it takes the place of, so that the editor below stays where it is. Lists make
    // the frame higher.
    minHeight: stageHeight(id),
  });
  return createSession({ code, draft, container, sandbox });
}
