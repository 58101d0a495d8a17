import { useRef } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { CaretIcon } from '../../ui/icons';
import { TocLinks } from './TocLinks';
import { useToc } from './useToc';

/**
 * The contents of the page as a bar that opens, below 1280 pixels
 * (https://github.com/umijs/dumi/issues/1795).
 */
export function CompactToc() {
  const toc = useToc();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const details = useRef<HTMLDetailsElement>(null);
  if (toc.length === 0) return null;
  return (
    <details ref={details} className="compact-toc">
      <summary lang={lang}>
        {texts.onThisPage} <CaretIcon />
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
