import type { DemoFiles } from '../../sandbox/files';
import { type ColorScheme } from '../../../ui/color/preference';
import { site } from '../../../document/router/site';
import { createSandboxes, type Sandboxes } from '../../sandbox/sandboxes';
import type { DemoCode } from '../../code/demoCode';
import { createSession, shareCode, type EditSession } from './session';
import { createDraft, type Draft } from './draft';
import { readKeptDraft, writeKeptDraft } from './keptDraft';
import { COLOR_SCHEME, DEMO_STAGE } from '../../../document/contract';

const drafts = new Map<string, Draft>();

function keepAll(): void {
  for (const [id, draft] of drafts) writeKeptDraft(id, draft.toKeep());
}

function keepWhenHidden(): void {
  if (document.visibilityState === 'hidden') keepAll();
}

/**
 * Whether a demo has a draft that is not as published; undefined where it was not edited since the
 * page was loaded.
 */
export function hasDraft(id: string): boolean | undefined {
  return drafts.get(id)?.isEdited();
}

/**
 * The draft of a demo, also after a reload or on the way back from another page; otherwise a new
 * one. It is stored when the page is left or hidden, not with every key, since that is synchronous.
 */
export function draftOf(id: string, own: DemoFiles): Draft {
  if (drafts.size === 0) {
    window.addEventListener('pagehide', keepAll);
    document.addEventListener('visibilitychange', keepWhenHidden);
  }
  const draft = drafts.get(id) ?? createDraft(id, own, readKeptDraft(id));
  drafts.set(id, draft);
  return draft;
}

let sandboxes: Sandboxes | undefined;

interface OpenParts {
  code: DemoCode;
  title: string;
  /** Path that the site is hosted under, without a slash at its end. */
  base: string;
  received: DemoFiles | undefined;
}

/** The scheme that the page is shown in: an attribute of its root element (F2). */
export function currentScheme(): ColorScheme {
  return document.documentElement.getAttribute(COLOR_SCHEME) === 'dark' ? 'dark' : 'light';
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
  sandboxes ??= createSandboxes({
    page: document,
    base,
    served: site.served,
    fetch: (...request) => fetch(...request),
  });
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
