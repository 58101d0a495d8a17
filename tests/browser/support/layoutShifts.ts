import type { Page } from 'playwright-core';

/** A layout shift as the browser reports it. https://web.dev/articles/cls */
export interface LayoutShift {
  /** Milliseconds since the navigation started. */
  startTime: number;
  value: number;
}

/** All layout shifts since the page was opened. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return entries.map(({ startTime, value }) => ({ startTime, value }));
  });
}

/** By how much the page has moved so far. */
export async function totalShift(page: Page): Promise<number> {
  const shifts = await layoutShifts(page);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
