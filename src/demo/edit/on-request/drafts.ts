import type { DemoFiles } from '../../sandbox/files';
import { createDraft, type Draft } from './draft';
import { readKeptDraft, writeKeptDraft } from './keptDraft';

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
