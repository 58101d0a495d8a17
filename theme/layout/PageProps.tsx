import { rowName } from '../../src/document/page/rowName';
import { Link } from '../../src/document/router/Link';
import { NOT_SEARCHED } from '../../src/document/contract';

/** The props that a page is about, beside its title; each leads to its row in the prop tables. */
export function PageProps({ anchors }: { anchors: readonly string[] }) {
  return (
    <ul className="page-props" {...NOT_SEARCHED}>
      {anchors.map((anchor) => (
        <li key={anchor}>
          <Link to={`/#${anchor}`}>
            <code>{rowName(anchor)}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
