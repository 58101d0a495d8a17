/** The problems of the site as it is now, whoever finds them. */
export interface ProblemList {
  /** Replaces what one finder has found; those that were not there before are printed. */
  set(finder: string, messages: readonly string[]): void;
  /** All, each once. */
  all(): string[];
}

/** Creates an empty list. */
export function createProblemList(print: (text: string) => void): ProblemList {
  const byFinder = new Map<string, readonly string[]>();
  const all = () => [...new Set([...byFinder.values()].flat())];
  return {
    set(finder, messages) {
      const before = all();
      byFinder.set(finder, messages);
      const now = all();
      for (const message of now) if (!before.includes(message)) print(`\n${message}\n`);
      if (before.length > 0 && now.length === 0) print('\nAll problems are mended.\n');
    },
    all,
  };
}
