/**
 * One call of a callback prop, as plain data: a select in the page makes it while it calls, and a frame that runs edited
 * code can send it in a message.
 */
export interface CallbackCall {
  /** Accessible name of the select; empty if it has none. */
  select: string;
  callback: string;
  /** The arguments as text (`formatArgument`). */
  args: readonly string[];
}

/** Where calls come from: the selects of the page, or whatever else runs a demo. */
export interface CallSource {
  /** Calls `listener` with each call, in order, until the returned function is called. */
  listen: (listener: (call: CallbackCall) => void) => () => void;
}
