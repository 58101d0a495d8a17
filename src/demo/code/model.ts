/** Texts by path, with forward slashes and without a leading one. */
export type Files = Readonly<Record<string, string>>;

/** A demo as the reader sees it: published or edited. */
export interface DemoAssets {
  id: string;
  title: string;
  /** Path of the entry relative to `demos/`, such as `single/index.tsx`. */
  entry: string;
  /** The demo's own files by path relative to `demos/`, the entry among them. */
  files: Files;
  /**
   * True where the files are those of the build, which knows what they import (`ExportData.demos`).
   */
  isPublished?: boolean;
}

/** What a demo takes besides its own files. */
export interface DemoNeeds {
  packages: readonly string[];
  /** Paths of shared files, in the order in which they are reached. */
  shared: readonly string[];
}

/** Exact versions by package, as they are locked. */
export interface Versions {
  runtime: Readonly<Record<string, string>>;
  /** What the project is built and checked with. */
  tools: Readonly<Record<string, string>>;
}

/** What exports of demos need besides the demos; the build writes it as one file. */
export interface ExportData {
  /** Of the library, which the names of projects begin with. */
  name: string;
  versions: Versions;
  /**
   * Files that many demos share, by path relative to `demos/`; a project takes those that its demo
   * reaches.
   */
  shared: Files;
  /** Files the site serves and demos fetch, by path relative to `public/`. */
  served: Files;
  /**
   * What each published demo needs, by its entry. An edited one has to be scanned (`scanDemo`).
   */
  demos: Readonly<Record<string, DemoNeeds>>;
}

/** A project that runs: every file of it, ready for any tool that knows npm. */
export interface Project {
  id: string;
  title: string;
  /** Path of the demo's entry within the project: the file to open first. */
  entry: string;
  files: Files;
}

const folderOf = (path: string) => path.split('/', 1)[0];

/**
 * Whether a file that a demo reaches is one that many demos share: one outside its own folder.
 *
 * @param path - Relative to `demos/`, like that of the entry.
 */
export function isShared(path: string, entry: string): boolean {
  return folderOf(path) !== folderOf(entry);
}

type FileKind = 'script' | 'style' | 'json';

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

/** What a file in TypeScript is called once it has no types; any other keeps its name. */
export function javascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1');
}
