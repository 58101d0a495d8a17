import { createLoader } from '../../base/loader';
import { addressOf, type LiveFileKind } from './addresses';
import { downloadScript } from './host/downloadScript';
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
  const script = (kind: LiveFileKind) =>
    createLoader((cache) => downloadScript(addressOf(kind, page), cache, fetch));
  const runtime = script('runtime');
  const inspector = script('inspector');

  return {
    prepare() {
      compiler.prepare();
      // A failure is told when it matters: the first run tries again.
      runtime.load().catch(() => undefined);
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
        loadInspector: inspector.load,
        createFrames: (onEvent) =>
          createFramePair({
            ...frameOptions,
            frameSrc,
            loadRuntime: runtime.load,
            resources,
            onEvent,
          }),
      });
    },
    close: () => compiler.close(),
  };
}
