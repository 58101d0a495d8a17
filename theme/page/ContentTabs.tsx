import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { Tabs } from '../ui/tabs/Tabs';
import { useEarlyTab } from '../ui/tabs/useEarlyTab';
import { tabAddress, tabDocumentPath } from '../../src/page/tabAddress';
import { useHydrated } from '../base/useHydrated';
import { usePage } from '../site/PageContext';
import { basePath } from '../site/site';
import type { Page } from '../site/page';

/** Key of the page's own text among its tabs. */
const CONTENT = 'content';

interface ContentTabsProps {
  page: Page;
  current: string | undefined;
  children: ReactNode;
}

function withTab(search: string, key: string): string {
  const params = new URLSearchParams(search);
  if (key === CONTENT) params.delete('tab');
  else params.set('tab', key);
  return params.toString();
}

/**
 * The parts of a page that `?tab=` selects (B9). All of them are in the HTML of the page. Readers
 * without script get a document for each tab, which has the text of that one alone.
 */
export function ContentTabs({ page, current, children }: ContentTabsProps) {
  const { path, tabs } = page;
  const { documentTab } = usePage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const isHydrated = useHydrated();
  const selected = current ?? CONTENT;
  const select = (key: string) => {
    void navigate({ search: withTab(search, key) });
  };
  const hrefOf = (key: string) =>
    basePath + (isHydrated ? tabAddress : tabDocumentPath)({ page: path, key });
  const isHere = (key: string) => !documentTab || key === selected;
  useEarlyTab('.content-tabs', selected, select);
  return (
    <Tabs
      className="content-tabs"
      label={texts.tabs}
      selected={selected}
      onSelect={select}
      tabs={[
        {
          key: CONTENT,
          label: <span lang={lang}>{texts.contentTab}</span>,
          href: basePath + path,
          panel: isHere(CONTENT) && <div className="prose">{children}</div>,
        },
        ...tabs.map(({ key, title, Content }) => ({
          key,
          label: title,
          href: hrefOf(key),
          panel: isHere(key) && (
            <div className="prose">
              <Content />
            </div>
          ),
        })),
      ]}
    />
  );
}
