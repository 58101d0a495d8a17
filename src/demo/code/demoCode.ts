import { createStore, type Readable } from '../../lib/store';
import type { DemoSource } from './rehypeSources';
import type { DemoAssets, Files } from './model';

/** What the build knows of a demo's code. */
export interface PublishedCode {
  id: string;
  title: string;
  /** Path of the demo's entry below the project, such as `demos/single/index.tsx`. */
  filename: string;
  sources: readonly DemoSource[];
}

interface DemoCodeState {
  /**
   * The changed files, and what else there is of them; undefined while the published ones are
   * shown.
   */
  files: Files | undefined;
  /** Paths of the files that are not as published; the same array while they are the same. */
  changedPaths: readonly string[];
  /**
   * Whether the reader has a version of their own. Without `files`, that is one which is not shown.
   */
  hasDraft: boolean;
}

/**
 * A demo's code as its reader has it: as published, or changed. One per demo block; all parts of
 * the block share it.
 */
export interface DemoCode extends Readable<DemoCodeState> {
  /**
   * The demo's own files as published. Made of the page's highlighted sources, so it costs no bytes
   * and needs a browser.
   */
  published: () => DemoAssets;
  /** The files as they are now: the published ones, or what the reader made of them. */
  current: () => DemoAssets;
  /**
   * Says what the reader made of the files, and is shown; undefined for the published ones.
   *
   * @param files - By path relative to `demos/`, as in `DemoAssets`; may hold shared files besides
   *   the demo's own.
   */
  change: (files: Files | undefined) => void;
  keepDraft: (isKept: boolean) => void;
}

/** Path of a source relative to `demos/`, such as `skin/select.css`. */
export function pathBelowDemos(name: string, filename: string): string {
  const entry = filename.replace(/^demos\//, '');
  return decodeURI(new URL(name, `file:///${entry}`).pathname.slice(1));
}

/** What the tab of a source says: its name without the way up. */
export function labelOf(name: string): string {
  return name.replace(/^(\.\.\/)+/, '');
}

/** The source of highlighted HTML, which has every character but the last line break. */
export function sourceOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return `${template.content.textContent}\n`;
}

/** Creates what the parts of one demo block share of its code. */
export function createDemoCode({ id, title, filename, sources }: PublishedCode): DemoCode {
  const { set, ...state } = createStore<DemoCodeState>({
    files: undefined,
    changedPaths: [],
    hasDraft: false,
  });
  let own: DemoAssets | undefined;

  const published = () => {
    own ??= {
      id,
      title,
      isPublished: true,
      entry: pathBelowDemos('', filename),
      files: Object.fromEntries(
        sources.flatMap(({ name, html }) =>
          html === undefined ? [] : [[pathBelowDemos(name, filename), sourceOf(html)]],
        ),
      ),
    };
    return own;
  };

  return {
    ...state,
    published,
    current() {
      const { files } = state.get();
      return files ? { ...published(), files, isPublished: false } : published();
    },
    change(files) {
      const { changedPaths } = state.get();
      const paths = Object.entries(files ?? {}).flatMap(([path, text]) =>
        published().files[path] === text ? [] : [path],
      );
      set({
        files,
        // The same array after each key, so that who shows the paths need not render again.
        changedPaths: String(paths) === String(changedPaths) ? changedPaths : paths,
        hasDraft: files !== undefined,
      });
    },
    keepDraft: (isKept) => set({ ...state.get(), hasDraft: isKept }),
  };
}
