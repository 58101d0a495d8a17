import { createStore } from '../../lib/store';
import { useStore } from '../../lib/react/useStore';

/** Whether the search dialog is open, and the query that it opens with. */
export interface DialogState {
  isOpen: boolean;
  /** Undefined keeps what was typed before. */
  query: string | undefined;
  /** Whether the reader is still typing the query. */
  isTyping: boolean;
}

const CLOSED: DialogState = { isOpen: false, query: undefined, isTyping: false };

const dialog = createStore(CLOSED);

/** Opens the search dialog, from anywhere in the page. */
export function openSearch(query?: string, isTyping = false): void {
  dialog.set({ isOpen: true, query, isTyping });
}

/** Closes it. */
export function closeSearch(): void {
  dialog.set(CLOSED);
}

/** Opens it, or closes it when it is open. */
export function toggleSearch(): void {
  if (dialog.get().isOpen) closeSearch();
  else openSearch();
}

/** The state of the dialog. */
export function useSearchDialog(): DialogState {
  return useStore(dialog);
}
