import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord, isText } from './read';
import { Problem } from './problem';

/** What a package makes and a step of the build changes, or finds its place by. */
export interface Generated {
  /** The package that makes it, as it is installed. */
  by: string;
  /** What is looked for, such as `` the webpack rule `dumi-md` ``. */
  what: string;
  /** What becomes of the site where nobody notices that it is missing. */
  why: string;
  /** The file of this project that looks for it. */
  file: string;
}

/** The version of a package that is installed; empty for none. */
function installedVersion(name: string): string {
  try {
    const { resolve } = createRequire(path.resolve('package.json'));
    const read: unknown = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8'));
    return isRecord(read) && isText(read.version) ? read.version : '';
  } catch {
    return '';
  }
}

/** Says that what a package makes is no longer what a step of the build was written for. */
export function missing({ by, what, why, file }: Generated): Problem {
  return new Problem({
    what: `${`${by} ${installedVersion(by)}`.trim()} does not make ${what}.`,
    why,
    fix: `compare what ${by} makes with ${file}, or install the version of package-lock.json with \`npm ci\`.`,
  });
}

/**
 * A value that a package makes.
 *
 * @throws {Problem} When there is none; it names the package and its version.
 */
export function found<T>(value: T | undefined, generated: Generated): T {
  if (value === undefined) throw missing(generated);
  return value;
}

/**
 * Replaces the first place of a text that a package makes.
 *
 * @param replace - Makes the new text of the match and its groups.
 * @throws {Problem} When there is no such place; it names the package and its version.
 */
export function replaceIn(
  text: string,
  place: string | RegExp,
  replace: (match: string, ...groups: string[]) => string,
  generated: Generated,
): string {
  let count = 0;
  const replaced = text.replace(place, (match: string, ...groups: string[]) => {
    count += 1;
    return replace(match, ...groups);
  });
  if (count === 0) throw missing(generated);
  return replaced;
}
