import type { Sandbox, SandboxState } from '../../../../src/demo/sandbox/sandbox';
import { createSandboxes } from '../../../../src/demo/sandbox/sandboxes';

/** The state of a sandbox without its files, as JSON. */
export type ShownState = Omit<SandboxState, 'files'>;

/** What the tests do with the page. */
export interface Harness {
  /** Makes a sandbox in an element of its own, in place of the one that has the same id. */
  open(id: string, files: [name: string, text: string][], entry: string): void;
  /** Removes all sandboxes. */
  close(): void;
  /** Discards what has been loaded. */
  renew(): void;
  demo(id: string): Sandbox;
  state(id: string): ShownState;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const parts = {
  page: document,
  base: '',
  served: ['suggestions'],
  fetch: (...given: Parameters<typeof fetch>) => fetch(...given),
};
let site = createSandboxes(parts);
const demos = new Map<string, Sandbox>();

function containerOf(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const container = document.createElement('div');
  container.id = id;
  container.className = 'stage';
  document.body.append(container);
  return container;
}

function demoOf(id: string): Sandbox {
  const demo = demos.get(id);
  if (!demo) throw new Error(`There is no demo "${id}"`);
  return demo;
}

window.harness = {
  open(id, files, entry) {
    demos.get(id)?.close();
    const demo = site.open({
      files: new Map(files),
      entry,
      container: containerOf(id),
      title: 'Live demo',
      scheme: 'light',
      minHeight: 320,
    });
    demos.set(id, demo);
  },
  close() {
    for (const [id, demo] of demos) {
      demo.close();
      document.getElementById(id)?.remove();
    }
    demos.clear();
  },
  renew() {
    site.close();
    site = createSandboxes(parts);
  },
  demo: demoOf,
  state(id) {
    const { phase, loading, hasResult, problems, log } = demoOf(id).get();
    return { phase, loading, hasResult, problems, log };
  },
};
document.documentElement.dataset.ready = '';
