/** How deep in a list that hangs from the body its box is looked for; rc-select's is in the second element. */
const BOX_DEPTH = 3;

function boxesIn(element: Element, depth: number): Element[] {
  if (depth === 0) return [element];
  return [element, ...[...element.children].flatMap((child) => boxesIn(child, depth - 1))];
}

/**
 * The height that shows everything: the demo, and the lists that hang from the body over it. From boxes, not from
 * `scrollHeight`, which is never less than the frame is high already.
 */
function heightOf(body: HTMLElement, container: Element): number {
  const lists = [...body.children].filter((child) => child !== container);
  const bottoms = lists
    .flatMap((list) => boxesIn(list, BOX_DEPTH))
    .map((box) => box.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom + window.scrollY);
  return Math.ceil(Math.max(body.getBoundingClientRect().height, ...bottoms));
}

/**
 * Tells the height of the content, now and whenever it changes.
 *
 * @returns Measures at once, for when something else says that it is time.
 */
export function followSize(container: Element, onHeight: (height: number) => void): () => void {
  const { body } = document;
  let last: number | undefined;
  let isPlanned = false;

  function measure() {
    isPlanned = false;
    const height = heightOf(body, container);
    if (height === last) return;
    last = height;
    onHeight(height);
  }

  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(measure);
  }

  new ResizeObserver(plan).observe(body);
  new MutationObserver(plan).observe(body, { attributes: true, childList: true, subtree: true });
  return measure;
}
