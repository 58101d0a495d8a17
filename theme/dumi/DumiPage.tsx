import type { ReactNode } from 'react';
import { ContentTabs } from '../content/ContentTabs';
import { usePage } from '../../src/document/router/PageContext';
import { PROSE } from '../../src/document/contract';

/**
 * Wraps the text of every page (dumi's Markdown loader imports it from `dumi`): with tabs where the
 * page has some.
 */
export function DumiPage({ children }: { children: ReactNode }) {
  const { page, tab } = usePage();
  if (!page?.tabs.length) return <div className={PROSE}>{children}</div>;
  return (
    <ContentTabs page={page} current={tab}>
      {children}
    </ContentTabs>
  );
}
