/** A search to measure. */
export interface Searcher {
  name: string;
  /** The addresses of the hits for a question, best first. */
  search: (question: string) => Promise<readonly string[]>;
  /** Ends what it has started. */
  close?: () => Promise<void>;
}
