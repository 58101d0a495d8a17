import { usePage } from '../../site/PageContext';
import type { TocEntry } from '../../site/dumi';

/** The table of contents of what is shown: the page's own text or its current tab. */
export function useToc(): TocEntry[] {
  const { page, tab } = usePage();
  const toc = page?.tabs.find(({ key }) => key === tab)?.toc ?? page?.toc ?? [];
  return toc.filter(({ depth }) => depth === 2 || depth === 3);
}
