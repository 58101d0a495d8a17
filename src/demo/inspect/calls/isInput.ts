/** What callbacks are called that pass on events of keyboard, mouse or scrolling. */
const INPUT =
  /^on(?:\w*Key(?:Down|Up|Press)|(?:Mouse|Pointer|Touch|Drag)[A-Z]\w*|(?:Double)?Click|Wheel|\w*Scroll)$/;

/**
 * Whether a callback passes on such events, by its name. There are many of them for each change of
 * a component.
 */
export const isInput = (callback: string): boolean => INPUT.test(callback);
