import { execFileSync } from 'node:child_process';

/**
 * When a file was last committed.
 *
 * @param file - Path of the file.
 * @returns Milliseconds since 1970, or undefined without git, outside a repository or before the
 *   first commit of the file. dumi puts the time of the build there, which tells the reader
 *   nothing.
 */
export function lastUpdated(file: string): number | undefined {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%at', '--', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(seconds, 10) * 1000 || undefined;
  } catch {
    return undefined;
  }
}
