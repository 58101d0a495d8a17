import type { SearchHint } from '../../engine/protocol';
import { icon } from '../../../ui/icons';

/** What a reader sees that a hint leads to. */
export type HintKind = SearchHint['type'] | 'prop';

/** The kind of a hint. The text above the first heading of a page is the page to a reader. */
export function kindOf({ type, owner, link }: SearchHint): HintKind {
  if (owner !== undefined) return 'prop';
  return link.includes('#') ? type : 'page';
}

/** The icon of each kind. */
export const KIND_ICONS = {
  content: icon(<path d="M2.5 4h11M2.5 8h11M2.5 12h6.5" />),
  title: icon(<path d="m6.5 2.5-1.75 11M11.25 2.5l-1.75 11M3 5.75h11M2 10.25h11" />),
  demo: icon(
    <>
      <rect x="1.75" y="3.75" width="12.5" height="8.5" rx="1.75" />
      <path d="m8.75 7 1.75 2 1.75-2" />
    </>,
  ),
  page: icon(<path d="M9.25 1.75H3.5v12.5h9V5zV5h3.25" />),
  prop: icon(
    <path d="M6 2.5c-3 0-1 5-3.5 5.5C5 8.5 3 13.5 6 13.5M10 2.5c3 0 1 5 3.5 5.5-2.5.5-.5 5.5-3.5 5.5" />,
  ),
} satisfies Record<HintKind, ReturnType<typeof icon>>;

/** An earlier search. */
export const RecentIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.75V8l2.25 1.5" />
  </>,
);
