import { createContext, use } from 'react';
import type { LoadedPage } from './page';
import { useHydrated } from '../../lib/react/useHydrated';

/** What the layout shows. */
export interface PageState extends Omit<LoadedPage, 'Content' | 'styleSheets'> {
  /** Key of the tab that `?tab=` names, or undefined for the page's own content (B9). */
  tab: string | undefined;
  /**
   * Does a press again that came before a part of the text reacted (src/document/replay). Here,
   * because the layout has the code; in the script of the text it would be once more.
   */
  replayPress: (part: Element) => void;
}

/** Set by the documentation layout. */
export const PageContext = createContext<PageState>({
  page: undefined,
  tab: undefined,
  documentTab: undefined,
  navigation: [],
  demos: () => Promise.resolve({ demos: {} }),
  parts: new Map(),
  replayPress: () => undefined,
});

/**
 * The page that the layout shows. While hydrating it has no tab but that of its document, since the
 * HTML does not know the query.
 */
export function usePage(): PageState {
  const state = use(PageContext);
  return useHydrated() ? state : { ...state, tab: state.documentTab?.key };
}
