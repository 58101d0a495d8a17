import { useEffect, useRef } from 'react';
import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { usePage } from '../../src/document/router/PageContext';
import { contentsIn } from '../../src/document/router/siteAddresses';
import { CaretIcon } from '../../src/ui/icons';
import { TocLinks } from './TocLinks';
import { useCurrentSection } from './useCurrentSection';
import { useToc } from './useToc';
import { COMPACT_TOC, CURRENT_SECTION } from '../../src/document/contract';

/** How far a reader scrolls to be done with the open contents, in pixels. */
const SCROLLED_AWAY = 160;

/** The same object each time (src/lib/react/useHtml.ts). */
const EMPTY = { __html: '' };

/** Closes contents whose reader scrolls on, and is not on one of their links. */
function closeWhenScrolledAway(details: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let openedAt = window.scrollY;
  details.addEventListener('toggle', () => (openedAt = window.scrollY), { signal });
  const follow = () => {
    const isAway = Math.abs(window.scrollY - openedAt) > SCROLLED_AWAY;
    const isInList = details.querySelector('nav')?.contains(document.activeElement) === true;
    if (details.open && isAway && !isInList) details.open = false;
  };
  window.addEventListener('scroll', follow, { passive: true, signal });
  return () => listeners.abort();
}

/**
 * The contents of the page as a bar that opens, below 1200 pixels
 * (https://github.com/umijs/dumi/issues/1795). Closed, it says which section is being read. A tab
 * without sections keeps its place empty, so that the title and the tabs do not move.
 */
export function CompactToc() {
  const toc = useToc();
  const { page } = usePage();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const details = useRef<HTMLDetailsElement>(null);
  useCurrentSection(details, toc);
  const isShown = toc.length > 0;
  useEffect(
    function closeOnScroll() {
      return details.current ? closeWhenScrolledAway(details.current) : undefined;
    },
    [isShown],
  );
  if (!isShown && contentsIn(page?.toc ?? []).length === 0) return null;
  // A new element for each, which begins closed.
  return (
    <details key={String(isShown)} ref={details} className={COMPACT_TOC} inert={!isShown}>
      <summary lang={lang}>
        <span>{texts.onThisPage}</span>
        {/* Only the document has it: useCurrentSection.ts. */}
        <span
          className={CURRENT_SECTION}
          lang="en"
          suppressHydrationWarning
          dangerouslySetInnerHTML={EMPTY}
        />
        <CaretIcon />
      </summary>
      <nav aria-label={texts.onThisPage}>
        <TocLinks
          toc={toc}
          onFollow={() => {
            if (details.current) details.current.open = false;
          }}
        />
      </nav>
    </details>
  );
}
