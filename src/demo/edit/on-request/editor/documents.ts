import { isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Position } from '../../../sandbox/sandboxProblem';
import { createState } from './createState';
import { offsetOf, setMarks } from './marks';

interface Sheet {
  state: EditorState;
  view?: EditorView;
}

/**
 * The files of a demo as they are edited, each with its own history. They outlive the editors that
 * show them.
 */
export interface Documents {
  /** Makes a file known; one that is known keeps its text and history. */
  add: (path: string, text: string, descriptions: string) => void;
  has: (path: string) => boolean;
  text: (path: string) => string | undefined;
  /** Puts another text into a file; can be undone. */
  replace: (path: string, text: string) => void;
  mark: (positions: readonly Position[]) => void;
  canUndo: (path: string) => boolean;
  canRedo: (path: string) => boolean;
  undo: (path: string) => void;
  redo: (path: string) => void;
  /** Moves the cursor and the focus to a position, as soon as its file is shown. */
  goTo: (position: Position) => void;
  focus: (path: string) => void;
  /** Shows an editor; returns how to remove it. */
  mount: (path: string, parent: HTMLElement) => () => void;
}

/** Creates an empty set of files. */
export function createDocuments(onEdit: (path: string) => void): Documents {
  const sheets = new Map<string, Sheet>();
  let wantsFocus: string | undefined;

  function apply(path: string, sheet: Sheet, transactions: readonly Transaction[]) {
    sheet.view?.update(transactions);
    const last = transactions.at(-1);
    if (last) sheet.state = last.state;
    if (transactions.some(({ docChanged }) => docChanged)) onEdit(path);
  }

  function dispatch(path: string, toSpec: (state: EditorState) => TransactionSpec) {
    const sheet = sheets.get(path);
    if (sheet) apply(path, sheet, [sheet.state.update(toSpec(sheet.state))]);
  }

  function focus(path: string) {
    const view = sheets.get(path)?.view;
    wantsFocus = view ? undefined : path;
    view?.focus();
  }

  function command(path: string, run: typeof undo) {
    const sheet = sheets.get(path);
    if (!sheet) return;
    run({ state: sheet.state, dispatch: (transaction) => apply(path, sheet, [transaction]) });
  }

  function depth(path: string, of: typeof undoDepth): number {
    const sheet = sheets.get(path);
    return sheet ? of(sheet.state) : 0;
  }

  return {
    add(path, text, descriptions) {
      if (sheets.has(path)) return;
      sheets.set(path, { state: createState({ path, text, descriptions }) });
    },
    has: (path) => sheets.has(path),
    text: (path) => sheets.get(path)?.state.doc.toString(),
    replace(path, text) {
      dispatch(path, ({ doc }) => ({
        changes: { from: 0, to: doc.length, insert: text },
        annotations: isolateHistory.of('full'),
      }));
    },
    mark(positions) {
      for (const path of sheets.keys()) {
        dispatch(path, () => ({
          effects: setMarks.of(positions.filter(({ file }) => file === path)),
        }));
      }
    },
    canUndo: (path) => depth(path, undoDepth) > 0,
    canRedo: (path) => depth(path, redoDepth) > 0,
    undo: (path) => command(path, undo),
    redo: (path) => command(path, redo),
    goTo(position) {
      dispatch(position.file, ({ doc }) => ({
        selection: { anchor: offsetOf(position, doc) },
        scrollIntoView: true,
      }));
      focus(position.file);
    },
    focus,
    mount(path, parent) {
      const sheet = sheets.get(path);
      if (!sheet) return () => undefined;
      const view = new EditorView({
        state: sheet.state,
        parent,
        dispatchTransactions: (transactions) => apply(path, sheet, transactions),
      });
      sheet.view = view;
      if (wantsFocus === path) focus(path);
      return () => {
        sheet.view = undefined;
        view.destroy();
      };
    },
  };
}
