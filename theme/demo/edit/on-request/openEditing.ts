import type { DemoFiles } from '../../../../src/demo/live/files';
import { createLiveSite, type LiveSite } from '../../../../src/demo/live/liveSite';
import type { DemoCode } from '../../code/demoCode';
import { draftOf } from './drafts';
import { createSession, tellBlock, type EditSession } from './session';
import { currentScheme } from './scheme';

let site: LiveSite | undefined;

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
  return document.getElementById(id)?.querySelector('.demo-stage')?.clientHeight ?? 0;
}

/**
 * Opens the editor of a demo, with what its reader made of it before.
 *
 * @throws When the document does not say where the files of live demos are.
 */
export function openEditing({ code, title, base, received }: OpenParts): EditSession {
  const { id, entry, files } = code.published();
  const draft = draftOf(id, new Map(Object.entries(files)));
  if (received) draft.receive(received);
  tellBlock(code, draft);
  site ??= createLiveSite({ page: document, base, fetch: (...request) => fetch(...request) });
  site.prepare();
  const container = document.createElement('div');
  container.className = 'live-stage-frames';
  const live = site.open({
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
  return createSession({ code, draft, container, live });
}
