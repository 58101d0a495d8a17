import { createContext, use } from 'react';
import type { Page } from './dumi';
import { useHydrated } from '../base/useHydrated';

/** What the layout shows: the page, which is undefined at an unknown address, and its tab. */
export interface PageState {
  page: Page | undefined;
  /** Key of the tab that `?tab=` names, or undefined for the page's own content (B9). */
  tab: string | undefined;
}

/** Set by the documentation layout. */
export const PageContext = createContext<PageState>({ page: undefined, tab: undefined });

/**
 * The page that the layout shows. While hydrating it has no tab, since the HTML is the same for all
 * tabs.
 */
export function usePage(): PageState {
  const { page, tab } = use(PageContext);
  return { page, tab: useHydrated() ? tab : undefined };
}
