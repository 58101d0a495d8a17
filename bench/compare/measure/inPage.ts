import { DEMO, type Marks } from './marks';

/** React leaves such a field in each element that it has rendered or hydrated. */
const OWNED = /^__reactProps\$/;

/** Looks once a frame, so that no generator has to say when it is done. */
function watchDemo(marks: Marks): void {
  const look = () => {
    const element = document.querySelector(DEMO);
    if (element && Object.keys(element).some((key) => OWNED.test(key)))
      marks.live = performance.now();
    else requestAnimationFrame(look);
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
  const marks: Marks = { firstPaint: 0, largestPaint: 0, longTasks: [] };
  window.benchMarks = marks;
  watchPerformance(marks);
  watchDemo(marks);
}
