import { usePage } from '../../src/document/router/PageContext';
import { contentsIn } from '../../src/document/router/siteAddresses';
import type { TocEntry } from '../../src/document/page/pageData';

/** The table of contents of what is shown: the page's own text or its current tab. */
export function useToc(): TocEntry[] {
  const { page, tab } = usePage();
  const toc = page?.tabs.find(({ key }) => key === tab)?.toc ?? page?.toc ?? [];
  return contentsIn(toc);
}
