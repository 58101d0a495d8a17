import { createContext, use } from 'react';
import type { Page } from './dumi';
import { useHydrated } from '../base/useHydrated';

/** What the layout shows now: the page, or undefined on an unknown address, and the tab of it. */
export interface PageState {
  page: Page | undefined;
  /** Key of the tab that `?tab=` names, or undefined for the page's own content (B9). */
  tab: string | undefined;
}

/** Set by the documentation layout. */
export const PageContext = createContext<PageState>({ page: undefined, tab: undefined });

/**
 * The page being shown, as the layout sees it; while hydrating without its tab, which the HTML
 * cannot know.
 */
export function usePage(): PageState {
  const { page, tab } = use(PageContext);
  return { page, tab: useHydrated() ? tab : undefined };
}
