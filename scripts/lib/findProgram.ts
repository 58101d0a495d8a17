import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a path leads to a program that this user may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Finds the first of some programs that is in a folder of the search path. */
export function findProgram(
  names: readonly string[],
  { PATH = '' }: NodeJS.ProcessEnv,
): string | undefined {
  return PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}
