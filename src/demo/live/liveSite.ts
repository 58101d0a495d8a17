import { addressOf, type LiveFileKind } from './addresses';
import { holdFrames } from './host/holdFrames';
import { suggestionAddress } from './host/resources';
import { createFramePair, type FramePairParts } from './host/framePair';
import { createLiveDemo, type LiveDemo, type LiveDemoParts } from './liveDemo';
import { createCompiler } from './worker/compiler';

/** What live demos of a page share; tests give their own. */
export interface LiveSiteParts {
  page: Document;
  /** Path that the site is hosted under, without a slash at its end. */
  base: string;
  fetch: typeof fetch;
}

/** What makes one live demo. */
export type OpenParts = Pick<LiveDemoParts, 'files' | 'entry' | 'edited'> &
  Pick<FramePairParts, 'container' | 'title' | 'scheme' | 'minHeight'>;

/** The live demos of a page: one compiler and one runtime for all of them. */
export interface LiveSite {
  /** Loads what the first run will need, for a reader who is about to ask for it. */
  prepare(): void;
  /**
   * Creates a live demo. Nothing of its code runs before `run`.
   *
   * @throws When the document does not say where the files of live demos are.
   */
  open(parts: OpenParts): LiveDemo;
  /** Ends the compiler, once no live demo is open any more. The next run starts another one. */
  close(): void;
}

/** Creates the live demos of a page. Loads nothing yet. */
export function createLiveSite({ page, base, fetch }: LiveSiteParts): LiveSite {
  const compiler = createCompiler(() => new Worker(addressOf('compiler', page)));
  const scripts = new Map<LiveFileKind, Promise<Blob>>();

  async function download(kind: LiveFileKind): Promise<Blob> {
    const response = await fetch(addressOf(kind, page));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.blob();
  }

  /** Downloads a script once, and again after a failure. */
  function load(kind: LiveFileKind): Promise<Blob> {
    const known = scripts.get(kind);
    if (known) return known;
    const script = download(kind).catch((error: unknown) => {
      scripts.delete(kind);
      throw error;
    });
    scripts.set(kind, script);
    return script;
  }

  const loadRuntime = () => load('runtime');

  return {
    prepare() {
      compiler.prepare();
      // A failure is told when it matters: the first run tries again.
      loadRuntime().catch(() => undefined);
    },
    open({ files, entry, edited, ...frameOptions }) {
      const frameSrc = addressOf('frame', page);
      holdFrames(page);
      const resources = { addressOf: suggestionAddress(base), fetch };
      return createLiveDemo({
        files,
        entry,
        edited,
        compiler,
        loadInspector: () => load('inspector'),
        createFrames: (onEvent) =>
          createFramePair({ ...frameOptions, frameSrc, loadRuntime, resources, onEvent }),
      });
    },
    close: () => compiler.close(),
  };
}
