import { rowName } from '../../src/page/rowName';
import { toSidebar } from '../../src/page/sidebar';
import { allPages } from '../site/table';
import { Link } from '../site/Link';

/**
 * All demos by group, with their props and descriptions (B5). Search ignores these here, since it
 * finds them on the pages of the demos.
 */
export default function DemoOverview() {
  const demos = allPages.filter(({ path }) => path.startsWith('/demo/'));
  const matters = new Map(demos.map(({ path, frontMatter }) => [path, frontMatter]));
  return (
    <div className="demo-overview" data-text="demo-overview">
      {toSidebar(demos).map(({ title = '', items }) => (
        <section className="demo-group" key={title}>
          <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
          <ul data-search="ignore">
            {items.map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{item.title}</Link>
                {matters.get(item.path)?.props?.map((anchor) => (
                  <code key={anchor}>{rowName(anchor)}</code>
                ))}
                <p>{matters.get(item.path)?.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
