import { stripVTControlCharacters } from 'node:util';

/** How umi begins the lines in which it says what has ended it. */
const FATAL = /^fatal +- /;

/** What umi adds to every such error, as if it were one of its own. */
const HELP = /^(?:A complete log of this run|Consider reporting a GitHub issue)|\bumi\.log$/;

/** Whether umi says in a line where an error of its own would be reported. */
export const isHelp = (line: string): boolean =>
  HELP.test(stripVTControlCharacters(line).replace(FATAL, ''));

/** The three parts of our own errors. */
const PARTS = /\n {2}Why: .*\n {2}What to do: /;

/** Takes what ended dumi out of what it prints. */
export interface FatalReader {
  /** Whether a line is shown as it comes: it is before those that say what has ended dumi. */
  isShown: (line: string) => boolean;
  /** What has ended dumi, in its words; undefined where it has not said. */
  said: () => string | undefined;
  /** The same, if it is what the project says of it, in its three parts. */
  explained: () => string | undefined;
}

/** Creates what reads the lines that one run of dumi prints. */
export function createFatalReader(): FatalReader {
  const lines: string[] = [];
  const said = () => lines.join('\n').trim() || undefined;
  return {
    isShown(line) {
      const plain = stripVTControlCharacters(line);
      if (lines.length === 0 && !FATAL.test(plain)) return true;
      if (!isHelp(plain)) lines.push(plain.replace(FATAL, ''));
      return false;
    },
    said,
    explained: () => (PARTS.test(said() ?? '') ? said() : undefined),
  };
}
