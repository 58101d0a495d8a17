import type { TocEntry } from '../../src/document/page/pageData';
import { GroupTitle } from '../../src/reference/GroupTitle';

interface TocLinksProps {
  toc: TocEntry[];
  onFollow?: () => void;
}

/**
 * The sections of the page as plain hash links, which work without script, and again when followed
 * a second time.
 */
export function TocLinks({ toc, onFollow }: TocLinksProps) {
  return (
    <ul>
      {toc.map(({ id, depth, title, group }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${encodeURIComponent(id)}`} onClick={onFollow}>
            {group === undefined ? title : <GroupTitle group={group} title={title} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
