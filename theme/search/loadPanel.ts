import type { ComponentType } from 'react';

/** Props of what is in the dialog. */
export interface SearchPanelProps {
  /** What to search for at once; undefined shows what was searched for last. */
  query: string | undefined;
  /** The reader is in the middle of typing the query: what comes next goes on from its end. */
  isTyping?: boolean;
}

/** The module of the dialog's content. */
export interface PanelModule {
  default: ComponentType<SearchPanelProps>;
  startSearch: () => void;
}

let loaded: PanelModule | undefined;

/** The dialog's content, if it is here already. */
export function loadedPanel(): PanelModule | undefined {
  return loaded;
}

/** Fetches the dialog's content and starts worker and data. Can be called again after a failure. */
export async function loadPanel(): Promise<PanelModule> {
  loaded ??= await import(/* webpackChunkName: "search" */ './panel/SearchPanel');
  loaded.startSearch();
  return loaded;
}

/** Fetches ahead what a reader who points at the button will need. A failure is told when they open the dialog. */
export function prepareSearch(): void {
  loadPanel().catch(() => undefined);
}
