import { execFileSync } from 'node:child_process';

/** When files were last committed, in milliseconds since 1970, by their path in the project. */
export type CommitTimes = ReadonlyMap<string, number>;

/** Starts the line with the time of a commit. No path does, since paths are relative. */
const COMMIT = '//';

/**
 * Ends that line for the oldest commit of a shallow clone, which has all files of the commits that
 * are missing: when these were changed is not known.
 */
const GRAFTED = / \(grafted\b/;

/** Reads a log from the newest commit to the oldest: a time, then the files of that commit. */
export function parseLog(log: string): CommitTimes {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT))
      time = GRAFTED.test(line) ? 0 : Number.parseInt(line.slice(COMMIT.length), 10) * 1000;
    else if (line !== '' && time !== 0 && !times.has(line)) times.set(line, time);
  }
  return times;
}

/**
 * When the files below a folder of the project were last committed; empty without git or outside a
 * repository. One process for all of them: for each file it costs about 20 ms from a large process.
 */
export function readCommitTimes(project: string, folder: string): CommitTimes {
  // A merge counts for what differs from all that it joins (-c), as in the log of one file.
  const log = ['log', '-c', '--name-only', '--relative', `--format=${COMMIT}%at%d`, '--', folder];
  try {
    return parseLog(
      execFileSync('git', ['-c', 'core.quotePath=off', ...log], {
        cwd: project,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: Infinity,
      }),
    );
  } catch {
    return new Map();
  }
}
