import { kindOf } from '../code/model';

/**
 * The files of a demo: paths below `demos/`, such as `single/index.tsx` or `skin/select.css`, and
 * texts.
 */
export type DemoFiles = ReadonlyMap<string, string>;

/**
 * How much source is compiled at most, in characters of all files together. The largest demo has
 * 26,000; a pasted bundle of a megabyte would only block the compiler and the editor.
 */
export const MAX_SOURCE = 256 * 1024;

const NAME = /^(?:[\w-]+\/){0,4}[\w-][\w.-]{0,104}$/;

/**
 * Whether a name from outside can be the name of a demo's file: a path without steps up, and
 * nothing that one could abuse.
 */
export function isFileName(name: string): boolean {
  return NAME.test(name) && kindOf(name) !== undefined;
}

/** How many characters the files have together. */
export function sizeOf(files: DemoFiles): number {
  let size = 0;
  for (const text of files.values()) size += text.length;
  return size;
}

/** Whether two sets of files are the same, by names and texts. */
export function sameFiles(a: DemoFiles, b: DemoFiles): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}

/** The files of `now` that `own` has otherwise or not at all: what a link has to carry. */
export function changedFiles(own: DemoFiles, now: DemoFiles): DemoFiles {
  return new Map([...now].filter(([name, text]) => own.get(name) !== text));
}
