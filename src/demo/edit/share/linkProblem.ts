/** Why the code of a link is not shown, or why code does not fit into a link. */
export type LinkProblem =
  /** It was made by a version of the site that this one does not know. */
  | { kind: 'unknown-version'; version: string }
  /** The part behind `#` is longer than is read, or than would be written. */
  | { kind: 'too-long'; length: number; limit: number }
  /** Unpacked, it is more than a demo may have; how much more is not found out. */
  | { kind: 'too-large'; limit: number }
  /** Characters are missing or changed, as happens when a program cuts a link or adds to it. */
  | { kind: 'damaged'; detail: string }
  /** It is whole, but what is in it was not made by this site. */
  | { kind: 'not-ours'; detail: string }
  /** The page that it leads to has no such demo. */
  | { kind: 'no-demo'; demo: string };
