import { MAX_ARGUMENT_LENGTH } from '../../inspect/calls/formatArgument';

/**
 * What is taken of one message, whatever was sent: the frame keeps to it so that honest code is cut
 * in a sensible place, and the page enforces it because code in the frame may send what it likes.
 */
export const LIMITS = {
  /** Characters of a line in the console, and of an error's message. */
  text: 8000,
  /** Characters of names and addresses. */
  name: 300,
  /** Steps of a stack trace. */
  steps: 10,
  /**
   * Height of the frame in pixels; code that is as high as its frame plus something would grow
   * without end.
   */
  height: 4000,
  /**
   * How far a frame reaches over what is below it, in pixels: enough for the longest list of the
   * demos, and too little to draw another page over this one.
   */
  reach: 480,
  /** Lines in the console per second; the rest is counted only. */
  linesPerSecond: 100,
  /** Characters of a text for assistive technology. */
  accessibleText: 1000,
  /** Elements that a select's attributes refer to. */
  references: 10,
  /** What a screen reader would say after one change. */
  announcements: 20,
  /** Arguments of a call, and characters of each. */
  args: 10,
  argument: MAX_ARGUMENT_LENGTH,
  /**
   * Calls of callbacks per second; the rest is counted only. Scrolling and typing come to some 60.
   */
  callsPerSecond: 200,
} as const;
