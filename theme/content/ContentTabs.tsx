import { useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLocale } from '../../src/locale/locales';
import { useInterfaceLang, useLocale } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { Tabs, useEarlyTab } from '../../src/ui/tabs/Tabs';
import { tabAddress, tabDocumentPath } from '../../src/document/page/tabAddress';
import { useHydrated } from '../../src/lib/react/useHydrated';
import { STAY } from '../../src/ui/scroll/stay';
import { findTab } from '../../src/document/router/findPage';
import { usePage } from '../../src/document/router/PageContext';
import { basePath } from '../../src/document/router/site';
import type { Page } from '../../src/document/router/page';
import { CONTENT_TABS, PROSE } from '../../src/document/contract';

/** Key of the page's own text among its tabs. */
const CONTENT = 'content';

interface ContentTabsProps {
  page: Page;
  current: string | undefined;
  children: ReactNode;
}

/** Parameters of the site, which are no tab's own. */
const SITE_PARAMS = ['tab', 'locale'];

/** What a tab has in the address: all but what is the site's. */
function paramsOfTab(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of SITE_PARAMS) params.delete(name);
  return params;
}

/** The query of a tab in the language that is in the address. */
function queryOf(key: string, own: URLSearchParams | undefined, search: string): string {
  const locale = new URLSearchParams(search).get('locale');
  return new URLSearchParams([
    ...(key === CONTENT ? [] : [['tab', key]]),
    ...(locale === null ? [] : [['locale', locale]]),
    ...(own ?? []),
  ]).toString();
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
  const locale = useLocale();
  const isHydrated = useHydrated();
  const selected = current ?? CONTENT;
  const left = useRef(new Map<string, URLSearchParams>());
  const select = (key: string) => {
    // The address may name it already, of which the reader sees a part that the browser found.
    const inAddress = findTab(page, window.location.search) ?? CONTENT;
    if (key === selected || key === inAddress) return;
    // What a tab has in the address leaves with it, and comes back with it.
    left.current.set(selected, paramsOfTab(search));
    void navigate({ search: queryOf(key, left.current.get(key), search) }, { state: STAY });
  };
  const hrefOf = (key: string) =>
    withLocale(basePath + (isHydrated ? tabAddress : tabDocumentPath)({ page: path, key }), locale);
  const isHere = (key: string) => !documentTab || key === selected;
  useEarlyTab(`.${CONTENT_TABS}`, selected, select);
  return (
    <Tabs
      className={CONTENT_TABS}
      label={texts.tabs}
      selected={selected}
      onSelect={select}
      tabs={[
        {
          key: CONTENT,
          label: <span lang={lang}>{texts.contentTab}</span>,
          href: withLocale(basePath + path, locale),
          panel: isHere(CONTENT) && <div className={PROSE}>{children}</div>,
        },
        ...tabs.map(({ key, title, Content }) => ({
          key,
          label: title,
          href: hrefOf(key),
          panel: isHere(key) && (
            <div className={PROSE}>
              <Content />
            </div>
          ),
        })),
      ]}
    />
  );
}
