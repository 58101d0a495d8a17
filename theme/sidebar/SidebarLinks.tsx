import { useId } from 'react';
import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { usePage } from '../../src/document/router/PageContext';
import { Link } from '../../src/document/router/Link';

/** All pages, grouped; the current one is marked for eyes and screen readers alike. */
export function SidebarLinks() {
  const { page, navigation } = usePage();
  const { documentation } = usePageTexts();
  const lang = useInterfaceLang();
  const id = useId();
  return (
    <>
      {navigation.map(({ title, items }, index) => (
        <div className="sidebar-group" key={title ?? ''}>
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
