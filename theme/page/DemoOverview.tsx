import { toSidebar } from '../../src/page/sidebar';
import { allPages } from '../site/table';
import { Link } from '../site/Link';

/**
 * All demos by group, with their descriptions (B5). Search ignores the descriptions here, since it
 * finds them on the pages of the demos.
 */
export default function DemoOverview() {
  const demos = allPages.filter(({ path }) => path.startsWith('/demo/'));
  const descriptions = new Map(
    demos.map(({ path, frontMatter }) => [path, frontMatter.description]),
  );
  return (
    <div className="demo-overview" data-text="demo-overview">
      {toSidebar(demos).map(({ title = '', items }) => (
        <section className="demo-group" key={title}>
          <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
          <ul data-search="ignore">
            {items.map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{item.title}</Link>
                <p>{descriptions.get(item.path)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
