import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { Tabs } from '../ui/tabs/Tabs';
import { useEarlyTab } from '../ui/tabs/useEarlyTab';
import type { PageTab } from '../site/page';

/** Key of the page's own text among its tabs. */
const CONTENT = 'content';

interface ContentTabsProps {
  tabs: PageTab[];
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
 * The parts of a page that `?tab=` selects (B9). All of them are in the HTML; without script all
 * are shown.
 */
export function ContentTabs({ tabs, current, children }: ContentTabsProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const selected = current ?? CONTENT;
  const select = (key: string) => {
    void navigate({ search: withTab(search, key) });
  };
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
          panel: <div className="prose">{children}</div>,
        },
        ...tabs.map(({ key, title, Content }) => ({
          key,
          label: title,
          panel: (
            <div className="prose">
              <Content />
            </div>
          ),
        })),
      ]}
    />
  );
}
