import { THUMBNAIL, thumbnailOf } from '../../src/document/page/thumbnail';
import type { PageMatter } from '../../src/document/page/pageData';
import { rowName } from '../../src/document/page/rowName';
import { toSidebar } from '../../src/document/page/sidebar';
import { basePath, site } from '../../src/document/router/site';
import { allPages } from '../../src/document/router/table';
import { Link } from '../../src/document/router/Link';
import './overview.css';
import '../../src/ui/schemePictures.css';
import '../../src/ui/wideContent.css';
import { NOT_SEARCHED, PICTURE_SCHEME, textPart } from '../../src/document/contract';

const SCHEMES = ['light', 'dark'] as const;

/** Small pictures of a demo in both schemes, of which CSS hides one, as with screenshots. */
function Thumbnail({ address }: { address: string }) {
  const demo = address.slice(address.lastIndexOf('/') + 1);
  return (
    <span className="thumbnail">
      {SCHEMES.map((scheme) => (
        <img
          key={scheme}
          {...{ [PICTURE_SCHEME]: scheme }}
          src={basePath + thumbnailOf(demo, scheme)}
          alt=""
          loading="lazy"
          decoding="async"
          {...THUMBNAIL}
        />
      ))}
    </span>
  );
}

/** What tells a demo from the others: the names of its props, or how it uses them. */
function DemoProps({ example, props = [] }: Partial<PageMatter>) {
  const codes = example === undefined ? props.map(rowName) : [example];
  if (codes.length === 0) return null;
  return (
    <p className="demo-props">
      {codes.map((code) => (
        <code key={code}>{code}</code>
      ))}
    </p>
  );
}

/**
 * All demos by group, with their props and descriptions (B5). Search ignores these here, since it
 * finds them on the pages of the demos.
 */
export default function DemoOverview() {
  const demos = allPages.filter(({ path }) => path.startsWith('/demo/'));
  const matters = new Map(demos.map(({ path, frontMatter }) => [path, frontMatter]));
  return (
    <div className="demo-overview wide-content" {...textPart('demo-overview')}>
      {toSidebar(demos).map(({ title = '', items }) => (
        <section className="demo-group" key={title}>
          <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
          <ul {...NOT_SEARCHED}>
            {items.map((item) => (
              <li key={item.path}>
                {site.thumbnails && <Thumbnail address={item.path} />}
                <Link to={item.path}>{item.title}</Link>
                <DemoProps {...matters.get(item.path)} />
                <p>{matters.get(item.path)?.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
