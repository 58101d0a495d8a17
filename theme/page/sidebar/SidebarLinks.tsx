import { useId, useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { toSidebar } from '../../site/sidebar';
import { usePage } from '../../site/PageContext';
import { usePages } from '../../site/dumi';
import { Link } from '../../site/Link';
import { filterGroups } from './filterGroups';
import { SidebarFilter } from './SidebarFilter';

/** With more links than this, readers can filter them. */
const MANY_LINKS = 60;

/** All pages, grouped; the current one is marked for eyes and screen readers alike. */
export function SidebarLinks() {
  const pages = usePages();
  const { page } = usePage();
  const { documentation } = usePageTexts();
  const lang = useInterfaceLang();
  const id = useId();
  const [query, setQuery] = useState('');
  const groups = filterGroups(toSidebar(pages, documentation), query);
  return (
    <>
      {pages.length > MANY_LINKS && (
        <SidebarFilter
          query={query}
          onQuery={setQuery}
          shown={groups.reduce((sum, { items }) => sum + items.length, 0)}
          total={pages.length}
        />
      )}
      {groups.map(({ title, items }, index) => (
        <div className="sidebar-group" key={title}>
          <p id={`${id}${index}`} lang={title === documentation ? lang : undefined}>
            {title}
          </p>
          <ul aria-labelledby={`${id}${index}`}>
            {items.map((item) => (
              <li key={item.path}>
                <Link to={item.path} aria-current={item.path === page?.path ? 'page' : undefined}>
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
