import { changedFiles, sameFiles, type DemoFiles } from '../../../../src/live-demo/files';
import { createDocuments, type Documents } from './editor/documents';
import { toEdited, toFile } from './fileText';

/** Called with the path of a file and its new text. */
export type DraftListener = (path: string, text: string) => void;

/** What a reader makes of a demo's files. It outlives the editor, so that closing it loses nothing. */
export interface Draft {
  documents: Documents;
  /** The demo's own files as published. */
  own: DemoFiles;
  /**
   * Makes a file known as soon as it is to be edited: the demo's own ones at once, one that many demos share when its tab
   * is opened.
   */
  add: (path: string, published: string) => void;
  /** The demo's own files as they are now, and the shared ones that are not as published. */
  files: () => DemoFiles;
  /** The files that are not as published. */
  changed: () => DemoFiles;
  /** Puts files of a link in, which can be undone, unless it is the link that was followed last. */
  receive: (files: DemoFiles) => void;
  /** Back to what is published; can be undone. */
  reset: () => void;
  /** The code came from a link, and nobody has asked to run it yet. */
  awaitsRun: boolean;
  /** Calls the listener with each file that was changed, and its new text; returns how to stop. */
  subscribe: (listener: DraftListener) => () => void;
}

/**
 * Creates a draft that is as published.
 *
 * @param id - Of the demo's block.
 * @param own - The demo's own files by path below `demos/`.
 */
export function createDraft(id: string, own: DemoFiles): Draft {
  const descriptions = `${id}-edit-rule ${id}-edit-problems`;
  const published = new Map<string, string>();
  /** Shared files of a link whose published text is not here yet. */
  const waiting = new Map<string, string>();
  let received: DemoFiles | undefined;
  const listeners = new Set<DraftListener>();
  const documents = createDocuments((path) => {
    listeners.forEach((listener) => listener(path, textOf(path)));
  });

  function textOf(path: string): string {
    return toFile(documents.text(path) ?? '');
  }

  function add(path: string, text: string) {
    if (documents.has(path)) return;
    published.set(path, text);
    documents.add(path, toEdited(text), descriptions);
    const received = waiting.get(path);
    waiting.delete(path);
    if (received !== undefined) documents.replace(path, toEdited(received));
  }

  function all(): DemoFiles {
    const known = [...published.keys()].map((path): [string, string] => [path, textOf(path)]);
    return new Map([...known, ...waiting]);
  }

  for (const [path, text] of own) add(path, text);

  const draft: Draft = {
    documents,
    own,
    add,
    files: () =>
      new Map([...all()].filter(([path, text]) => own.has(path) || published.get(path) !== text)),
    changed: () => changedFiles(published, all()),
    receive(files) {
      // Who comes back to a link, by going back in the history, finds what they made of its code.
      if (received && sameFiles(received, files)) return;
      received = files;
      draft.awaitsRun = true;
      for (const [path, text] of files) {
        if (documents.has(path)) documents.replace(path, toEdited(text));
        else waiting.set(path, text);
      }
    },
    reset() {
      received = undefined;
      draft.awaitsRun = false;
      waiting.clear();
      for (const [path, text] of published) {
        if (textOf(path) !== text) documents.replace(path, toEdited(text));
      }
    },
    awaitsRun: false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return draft;
}

const drafts = new Map<string, Draft>();

/** The draft of a demo, if there is one: until the page is loaded anew, also when its reader comes back from another page. */
export function keptDraft(id: string): Draft | undefined {
  return drafts.get(id);
}

/** The draft of a demo; a new one where there is none. */
export function draftOf(id: string, own: DemoFiles): Draft {
  const draft = drafts.get(id) ?? createDraft(id, own);
  drafts.set(id, draft);
  return draft;
}
