import { LOAD_FAILURE_ID, ROOT_ID } from '../../../document/contract';

/**
 * Space below the demo for its list, in pixels, so that it opens downwards and nothing moves:
 * rc-select's `listHeight` of 200 (node_modules/rc-select/es/Select.js), the popup's padding and
 * border, and its distance from the box; `--list-space` of tokens.css is the same for style sheets.
 */
export const LIST_SPACE = 200 + 12 + 4;

/** A demo that is as high as its window would make the frame grow forever. */
const MAX_HEIGHT = 1600;

/** The demo, or what is said in its place. Until then a document alone has another height. */
const SHOWN = `main :is(.live-demo, .not-found, [role="alert"]), #${LOAD_FAILURE_ID}:not([hidden])`;

/**
 * Follows the height that a demo alone and the list it may open need. To be called when its frame
 * has loaded.
 *
 * @param onHeight - Called with pixels as soon as the demo is there, and after each change.
 * @returns How to stop; or undefined when the frame shows nothing of this site, such as the
 *   browser's own error page.
 */
export function followHeight(
  frame: HTMLIFrameElement,
  onHeight: (height: number) => void,
): (() => void) | undefined {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page?.getElementById(ROOT_ID) || !view) return undefined;
  const follow = () => {
    if (!page.querySelector(SHOWN)) return;
    onHeight(Math.min(MAX_HEIGHT, page.body.offsetHeight + LIST_SPACE));
  };
  // The frame's own observers: one made in this window need not hear of what another document lays
  // out.
  const sizes = new view.ResizeObserver(follow);
  sizes.observe(page.body);
  const arrivals = new view.MutationObserver(follow);
  arrivals.observe(page.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  follow();
  return () => {
    sizes.disconnect();
    arrivals.disconnect();
  };
}
