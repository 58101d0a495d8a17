/** What a page notes about itself while it loads; times are milliseconds since its navigation. */
export interface Marks {
  firstPaint: number;
  largestPaint: number;
  /** Tasks of more than 50 ms, by the definition of the Long Tasks API. */
  longTasks: { start: number; duration: number }[];
  /** When React owned a demo, by the selector of the demo. */
  live: Record<string, number>;
}

/**
 * An element of each demo of `/demo/single`, by which all generators are asked whether it is live.
 */
export const DEMOS = [
  '#single-destination',
  '#single-rtl-city',
  '#single-insert',
  'button.demo-button',
];

/** An element of the fifth, which is in a frame, since its style sheet must not touch the page. */
export const FRAMED_DEMO = '#single-bare-river';

declare global {
  interface Window {
    /** Set by `inPage.ts`, which runs before the scripts of each measured page. */
    benchMarks?: Marks;
  }
}
