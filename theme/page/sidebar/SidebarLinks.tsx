import { useId, useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { usePage } from '../../site/PageContext';
import { Link } from '../../site/Link';
import type { NavigationGroup } from '../../../src/page/sidebar';
import { filterGroups } from './filterGroups';
import { SidebarFilter } from './SidebarFilter';

/** With more links than this, readers can filter them. */
const MANY_LINKS = 60;

const countLinks = (groups: readonly NavigationGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** All pages, grouped; the current one is marked for eyes and screen readers alike. */
export function SidebarLinks() {
  const { page, navigation } = usePage();
  const { documentation } = usePageTexts();
  const lang = useInterfaceLang();
  const id = useId();
  const [query, setQuery] = useState('');
  const groups = filterGroups(navigation, query);
  const total = countLinks(navigation);
  return (
    <>
      {total > MANY_LINKS && (
        <SidebarFilter query={query} onQuery={setQuery} shown={countLinks(groups)} total={total} />
      )}
      {groups.map(({ title, items }, index) => (
        <div
          className="sidebar-group"
          key={title ?? ''}
          data-untitled={title === undefined ? '' : undefined}
        >
          <p id={`${id}${index}`} lang={title === undefined ? lang : undefined}>
            {title ?? documentation}
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
