import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mts|mjs|cjs)$/.test(file));

const SITE = ['src', 'theme', 'demos'].flatMap(filesIn);
const ALL = [...SITE, ...['scripts', 'tests', 'bench'].flatMap(filesIn)];

const COMMENT = /\/\*.*?\*\/|(?<!\S)\/\/[^\n]*/gs;

/** A file in a comment: not an address, an ending such as `.server.tsx`, or a path from a demo. */
const NAME = /(?<![\w./-])(?:[\w-]+\/)*[\w$-]+(?:\.[\w-]+)*\.tsx?\b/g;

/** The files that the comments of a file name and that are none. */
function unknownIn(file: string): string[] {
  const comments = readFileSync(file, 'utf8').match(COMMENT) ?? [];
  return comments
    .flatMap((comment) => comment.match(NAME) ?? [])
    .filter((name) => {
      // Without a folder, a part of the site means another part of the site.
      const known = name.includes('/') || file.startsWith('scripts/') ? ALL : SITE;
      return !known.some((each) => each.endsWith(`/${name}`) || each === name);
    });
}

describe('a file that a comment names exists', () => {
  test.for(['src', 'theme', 'scripts'])('in %s', (folder) => {
    const unknown = filesIn(folder).map((file) => [file, unknownIn(file)] as const);
    expect(unknown.filter(([, names]) => names.length > 0)).toEqual([]);
  });
});
