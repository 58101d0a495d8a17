/** The link of a click that the browser would follow in the same frame. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
  return link?.target === '' ? link : undefined;
}

/**
 * Follows links to a place in the demo without a new entry in the history, which is that of the
 * whole page. Code that sets `location.hash` still adds one: browsers let nobody replace or refuse
 * that, so the page counts.
 *
 * @param onMoved - Called when the frame has moved in its history in another way, or one within it.
 */
export function keepHistory(win: Window & typeof globalThis, onMoved: () => void): void {
  const { location } = win;
  const replace = location.replace.bind(location);
  let followed = '';
  // Before the demo's own, which could keep the event from others.
  win.addEventListener('popstate', () => {
    if (location.href === followed) followed = '';
    else onMoved();
  });
  // The path of this event ends at the document.
  win.document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) onMoved();
    },
    { capture: true },
  );
  // On the window, so that it runs after every handler of the demo.
  win.addEventListener('click', (event) => {
    const link = linkOf(event);
    const [page, hash] = link?.href.split('#', 2) ?? [];
    if (!link || hash === undefined || page !== location.href.split('#', 1)[0]) return;
    event.preventDefault();
    if (link.href !== location.href) followed = link.href;
    replace(link.href);
  });
}
