import type { DemoSource } from '../../../src/demo/code/rehypeSources';
import type { DemoAssets, Files } from '../../../src/demo/code/model';
import { textOf } from './textOf';

/** What the build knows of a demo's code. */
export interface PublishedCode {
  id: string;
  title: string;
  /** Path of the demo's entry below the project, such as `demos/single/index.tsx`. */
  filename: string;
  sources: readonly DemoSource[];
}

/** A demo's code as its reader has it: as published, or changed. One per demo block; all parts of the block share it. */
export interface DemoCode {
  /** The demo's own files as published. Made of the page's highlighted sources, so it costs no bytes and needs a browser. */
  published: () => DemoAssets;
  /** The files as they are now: the published ones, or what the reader made of them. */
  current: () => DemoAssets;
  /**
   * Says what the reader made of the files, and is shown; undefined for the published ones.
   *
   * @param files - By path relative to `demos/`, as in `DemoAssets`; may hold shared files besides the demo's own.
   */
  change: (files: Files | undefined) => void;
  isChanged: () => boolean;
  /** Paths of the files that are not as published; the same array while they are the same. */
  changedPaths: () => readonly string[];
  /** Says whether the reader has a version of their own. Without a change, that is one which is not shown. */
  keepDraft: (isKept: boolean) => void;
  hasDraft: () => boolean;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Path of a source relative to `demos/`, such as `skin/select.css`. */
export function pathBelowDemos(name: string, filename: string): string {
  const entry = filename.replace(/^demos\//, '');
  return decodeURI(new URL(name, `file:///${entry}`).pathname.slice(1));
}

/** Creates what the parts of one demo block share of its code. */
export function createDemoCode({ id, title, filename, sources }: PublishedCode): DemoCode {
  const listeners = new Set<() => void>();
  let own: DemoAssets | undefined;
  let changed: Files | undefined;
  let changedPaths: readonly string[] = [];
  let isDraftKept = false;

  const tell = () => listeners.forEach((listener) => listener());

  const published = () => {
    own ??= {
      id,
      title,
      entry: pathBelowDemos('', filename),
      files: Object.fromEntries(
        sources.flatMap(({ name, html }) =>
          html === undefined ? [] : [[pathBelowDemos(name, filename), textOf(html)]],
        ),
      ),
    };
    return own;
  };

  return {
    published,
    current: () => (changed ? { ...published(), files: changed } : published()),
    change(files) {
      changed = files;
      isDraftKept = files !== undefined;
      const paths = Object.entries(files ?? {}).flatMap(([path, text]) =>
        published().files[path] === text ? [] : [path],
      );
      // With every key: who shows the paths must not render for it.
      if (String(paths) !== String(changedPaths)) changedPaths = paths;
      tell();
    },
    isChanged: () => changed !== undefined,
    changedPaths: () => changedPaths,
    keepDraft(isKept) {
      isDraftKept = isKept;
      tell();
    },
    hasDraft: () => isDraftKept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
