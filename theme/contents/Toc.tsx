import { useRef } from 'react';
import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { TocLinks } from './TocLinks';
import { useCurrentSection } from './useCurrentSection';
import { useToc } from './useToc';
import { TOC } from '../../src/document/contract';

/** The contents of the page beside it, on wide screens; marks the section being read. */
export function Toc() {
  const toc = useToc();
  const contents = useRef<HTMLElement>(null);
  useCurrentSection(contents, toc);
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  if (toc.length === 0) return <div className={TOC} />;
  return (
    <nav ref={contents} className={TOC} aria-labelledby="toc-title">
      <p id="toc-title" lang={lang}>
        {texts.onThisPage}
      </p>
      <TocLinks toc={toc} />
    </nav>
  );
}
