/** What a page notes about itself while it loads; times are milliseconds since its navigation. */
export interface Marks {
  firstPaint: number;
  largestPaint: number;
  /** Tasks of more than 50 ms, by the definition of the Long Tasks API. */
  longTasks: { start: number; duration: number }[];
  /** When React owned the demo; undefined before, and where there is none. */
  live?: number;
}

/** An element of the demo of `/demo/single`, by which all generators are asked if it is live. */
export const DEMO = '#single-destination';

declare global {
  interface Window {
    /** Set by `inPage.ts`, which runs before the scripts of each measured page. */
    benchMarks?: Marks;
  }
}
