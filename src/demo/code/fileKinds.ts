/** What a file of a demo is. */
export type FileKind = 'script' | 'style' | 'json';

/**
 * The files that a demo may consist of, by the ends of their names: the page shows them, the frame
 * of edited code runs them (src/demo/sandbox/compile/compile.ts) and exports carry them, as texts.
 * The build refuses any other: a picture would not survive that, and only the page knows CSS
 * modules.
 */
const KINDS: readonly (readonly [ending: RegExp, kind: FileKind])[] = [
  [/\.[jt]sx?$/, 'script'],
  [/(?<!\.module)\.css$/, 'style'],
  [/\.json$/, 'json'],
];

/** What a path names; undefined where a demo cannot have such a file. */
export function kindOf(path: string): FileKind | undefined {
  return KINDS.find(([ending]) => ending.test(path))?.[1];
}
