import { useSyncExternalStore } from 'react';

/** Whether the search dialog is open, and what is to be searched for when it opens. */
export interface DialogState {
  isOpen: boolean;
  /** Undefined leaves what was typed before. */
  query: string | undefined;
}

const CLOSED: DialogState = { isOpen: false, query: undefined };

let state = CLOSED;
const listeners = new Set<() => void>();

function set(next: DialogState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the search dialog, from anywhere in the page. */
export function openSearch(query?: string): void {
  set({ isOpen: true, query });
}

/** Closes it. */
export function closeSearch(): void {
  if (state.isOpen) set(CLOSED);
}

/** Opens it, or closes it when it is open. */
export function toggleSearch(): void {
  if (state.isOpen) closeSearch();
  else openSearch();
}

/** Whether it is open. */
export function useSearchDialog(): DialogState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}
