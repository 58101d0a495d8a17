import { createStore } from '../../src/base/store';
import { useStore } from '../base/useStore';

/** Whether the search dialog is open, and the query that it opens with. */
export interface DialogState {
  isOpen: boolean;
  /** Undefined keeps what was typed before. */
  query: string | undefined;
}

const CLOSED: DialogState = { isOpen: false, query: undefined };

const dialog = createStore(CLOSED);

/** Opens the search dialog, from anywhere in the page. */
export function openSearch(query?: string): void {
  dialog.set({ isOpen: true, query });
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
