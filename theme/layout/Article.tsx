import { useRef, type ReactNode } from 'react';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { usePage } from '../../src/document/router/PageContext';
import { useTextLinks } from '../../src/document/parts/useTextLinks';
import { CompactToc } from '../contents/CompactToc';
import { CONTENT_ID } from '../../src/document/contract';

/**
 * The content column: the page's title, its contents on small screens, its text, and where to go
 * from there.
 */
export function Article({ children }: { children: ReactNode }) {
  const { page } = usePage();
  const content = useRef<HTMLElement>(null);
  useTextLinks(content, page);
  return (
    <div className="content-column">
      <CompactToc />
      <main ref={content} id={CONTENT_ID} className="content" tabIndex={-1}>
        {page && <PageHeader page={page} />}
        {children}
        {page && <PageFooter page={page} />}
      </main>
    </div>
  );
}
