import type { FrameSize } from '../protocol';
import { countOf, isRecord } from '../../../../lib/read';

/**
 * How far the shadow of a popup can be seen below it, in pixels: an offset of 10 and a blur of 24
 * with a spread of -8, which is much.
 */
const SHADOW = 26;

/**
 * How deep in a popup that is a child of the body its box is looked for: some are in an element of
 * no size, or in two.
 */
const BOX_DEPTH = 3;

function boxesIn(element: Element, depth: number): Element[] {
  if (depth === 0) return [element];
  return [element, ...[...element.children].flatMap((child) => boxesIn(child, depth - 1))];
}

/**
 * The room that shows everything: the demo, and the lists that are children of the body over it.
 * From boxes, not from `scrollHeight`, which is never less than the frame is high already.
 */
function sizeOf(body: HTMLElement, container: Element): FrameSize {
  const lists = [...body.children].filter((child) => child !== container);
  const bottoms = lists
    .flatMap((list) => boxesIn(list, BOX_DEPTH))
    .map((box) => box.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => Math.ceil(bottom + window.scrollY) + SHADOW);
  const height = Math.ceil(body.getBoundingClientRect().height);
  return { height, reach: Math.max(height, ...bottoms) };
}

/**
 * Reports the size of the content, now and whenever it changes.
 *
 * @returns Measures at once, for when something else says that it is time.
 */
export function followSize(container: Element, onSize: (size: FrameSize) => void): () => void {
  const { body } = document;
  let last: FrameSize | undefined;
  let isPlanned = false;

  function measure() {
    isPlanned = false;
    const size = sizeOf(body, container);
    if (size.height === last?.height && size.reach === last.reach) return;
    last = size;
    onSize(size);
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

/**
 * How much the code of all frames keeps, in bytes; 0 where the browser does not say. Only Chromium
 * does, and exactly only in a process of one site, as that of sandboxed frames is
 * (https://developer.mozilla.org/en-US/docs/Web/API/Performance/memory).
 */
export function usedMemory(performance: object): number {
  const memory: unknown = Reflect.get(performance, 'memory');
  return isRecord(memory) ? countOf(memory.usedJSHeapSize) : 0;
}
