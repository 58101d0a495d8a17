/**
 * One call of a callback prop, as plain data: a select in the page makes it while it calls, and a
 * frame that runs edited code can send it in a message.
 */
export interface CallbackCall {
  /** Accessible name of the select; empty if it has none. */
  select: string;
  callback: string;
  /** The arguments as text (`formatArgument`). */
  args: readonly string[];
}
