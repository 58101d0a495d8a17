import { DEMOS, FRAMED_DEMO, type Marks } from './marks';

/** React leaves such a field in each element that it has rendered or hydrated. */
const OWNED = /^__reactProps\$/;

function findAnywhere(selector: string): Element | null {
  const documents = [document, ...[...document.querySelectorAll('iframe')].map(toDocument)];
  return documents.reduce<Element | null>(
    (found, each) => found ?? each?.querySelector(selector) ?? null,
    null,
  );
}

function toDocument(frame: HTMLIFrameElement): Document | null {
  return frame.contentDocument;
}

function isLive(selector: string): boolean {
  const element = findAnywhere(selector);
  return element !== null && Object.keys(element).some((key) => OWNED.test(key));
}

/** Looks once a frame, so that no generator has to say when it is done. */
function watchDemos(live: Marks['live']): void {
  const waiting = new Set([...DEMOS, FRAMED_DEMO]);
  const look = () => {
    for (const selector of waiting) {
      if (!isLive(selector)) continue;
      live[selector] = performance.now();
      waiting.delete(selector);
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function watchPerformance(marks: Marks): void {
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    marks.longTasks.push({ start: startTime, duration });
  });
}

if (window === window.top) {
  const marks: Marks = { firstPaint: 0, largestPaint: 0, longTasks: [], live: {} };
  window.benchMarks = marks;
  watchPerformance(marks);
  watchDemos(marks.live);
}
