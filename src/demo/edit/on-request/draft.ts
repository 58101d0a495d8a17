import { changedFiles, sameFiles, type DemoFiles } from '../../sandbox/files';
import { createDocuments, type Documents } from './editor/documents';
import type { KeptDraft } from './keptDraft';

type DraftListener = (path: string, text: string) => void;

/**
 * What a reader makes of a demo's files. It outlives the editor, so that closing it loses nothing.
 */
export interface Draft {
  documents: Documents;
  own: DemoFiles;
  /**
   * Makes a file known as soon as it is to be edited: the demo's own ones at once, one that many
   * demos share when its tab is opened.
   */
  add: (path: string, published: string) => void;
  /** The demo's own files as they are now, and the shared ones that are not as published. */
  files: () => DemoFiles;
  /** The files that are not as published; found once after each change. */
  changed: () => DemoFiles;
  isEdited: () => boolean;
  /** Puts files of a link in, which can be undone, unless it is the link that was followed last. */
  receive: (files: DemoFiles) => void;
  /** Back to what is published; can be undone. */
  reset: () => void;
  /** The code came from a link, and nobody has asked to run it yet. */
  awaitsRun: boolean;
  /** What there is to keep; undefined while the draft is as published. */
  toKeep: () => KeptDraft | undefined;
  /** Calls the listener with each file that was changed, and its new text; returns how to stop. */
  subscribe: (listener: DraftListener) => () => void;
}

/** The text in the editor, which like the published source leaves out the last line break. */
function toEdited(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Creates a draft: as published, or as it was kept. */
export function createDraft(id: string, own: DemoFiles, kept?: KeptDraft): Draft {
  const descriptions = `${id}-edit-rule ${id}-edit-problems`;
  const published = new Map<string, string>();
  /** All files as they are now, and shared ones of a link whose published text is not here yet. */
  const texts = new Map<string, string>();
  /** Undefined after each change, until somebody asks. */
  let changed: DemoFiles | undefined;
  let received = kept?.received;
  const listeners = new Set<DraftListener>();
  const documents = createDocuments((path) => {
    const text = `${documents.text(path) ?? ''}\n`;
    setText(path, text);
    listeners.forEach((listener) => listener(path, text));
  });

  function setText(path: string, text: string) {
    texts.set(path, text);
    changed = undefined;
  }

  function add(path: string, text: string) {
    if (documents.has(path)) return;
    const before = texts.get(path);
    published.set(path, text);
    documents.add(path, toEdited(text), descriptions);
    setText(path, text);
    if (before !== undefined) documents.replace(path, toEdited(before));
  }

  /** Puts files in, each of which can be undone. */
  function putIn(files: DemoFiles) {
    for (const [path, text] of files) {
      if (documents.has(path)) documents.replace(path, toEdited(text));
      else setText(path, text);
    }
  }

  for (const [path, text] of own) add(path, text);
  if (kept) putIn(kept.files);

  const draft: Draft = {
    documents,
    own,
    add,
    files: () => new Map([...texts].filter(([path]) => own.has(path) || draft.changed().has(path))),
    changed() {
      changed ??= changedFiles(published, texts);
      return changed;
    },
    isEdited: () => draft.changed().size > 0,
    receive(files) {
      // Who comes back to a link, by going back in the history, finds what they made of its code.
      if (received && sameFiles(received, files)) return;
      received = files;
      draft.awaitsRun = true;
      putIn(files);
    },
    reset() {
      received = undefined;
      draft.awaitsRun = false;
      for (const path of draft.changed().keys()) {
        const text = published.get(path);
        if (text !== undefined) documents.replace(path, toEdited(text));
        else texts.delete(path);
      }
      changed = undefined;
    },
    awaitsRun: kept?.awaitsRun ?? false,
    toKeep() {
      const files = draft.changed();
      return draft.isEdited() ? { files, received, awaitsRun: draft.awaitsRun } : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return draft;
}
