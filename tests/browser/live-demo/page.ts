import { createLiveDemo, type LiveDemo } from '../../../src/live-demo/liveDemo';
import { createStage } from '../../../src/live-demo/host/stage';
import { suggestionAddress } from '../../../src/live-demo/host/resources';
import type { LiveState } from '../../../src/live-demo/state';
import { createCompiler } from '../../../src/live-demo/worker/compiler';

/** The state of a live demo without its files, as JSON. */
export type ShownState = Omit<LiveState, 'files'>;

/** What the tests do with the page. */
export interface Harness {
  /** Makes a live demo in an element of its own, in place of the one that has the same id. */
  open(id: string, files: [name: string, text: string][], entry: string): void;
  demo(id: string): LiveDemo;
  state(id: string): ShownState;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

function addressOf(kind: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="live-${kind}"]`)?.content ?? '';
}

async function loadRuntime(): Promise<Blob> {
  const response = await fetch(addressOf('runtime'));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.blob();
}

const compiler = createCompiler(() => new Worker(addressOf('compiler')));
const demos = new Map<string, LiveDemo>();

function containerOf(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const container = document.createElement('div');
  container.id = id;
  container.className = 'stage';
  document.body.append(container);
  return container;
}

function demoOf(id: string): LiveDemo {
  const demo = demos.get(id);
  if (!demo) throw new Error(`There is no demo "${id}"`);
  return demo;
}

window.harness = {
  open(id, files, entry) {
    demos.get(id)?.close();
    const openStage = (onEvent: Parameters<typeof createStage>[0]['onEvent']) =>
      createStage({
        container: containerOf(id),
        frameSrc: addressOf('frame'),
        title: 'Live demo',
        loadRuntime,
        resources: {
          addressOf: suggestionAddress(''),
          fetch: (input, init) => fetch(input, init),
        },
        scheme: 'light',
        minHeight: 320,
        onEvent,
      });
    demos.set(id, createLiveDemo({ files: new Map(files), entry, compiler, openStage }));
  },
  demo: demoOf,
  state(id) {
    const { phase, loading, isEdited, hasResult, problems, log } = demoOf(id).getState();
    return { phase, loading, isEdited, hasResult, problems, log };
  },
};
document.documentElement.dataset.ready = '';
