import { memo, type ComponentType } from 'react';
import { createLoader, type Loadable } from '../../lib/loader';
import { createRetries } from '../../lib/retries';
import type { DemosLoader } from '../../document/router/page';

/** The code of a demo did not arrive; the demo itself did nothing wrong. */
export class DemoUnavailable extends Error {
  override readonly name = 'DemoUnavailable';
}

/** Starts those demos again whose code did not arrive. */
export const demoRetries = createRetries();

/** What `rehypeSources` leaves of a demo: a function that imports its module. */
function hasImport(
  demo: unknown,
): demo is { component: () => Promise<{ default: ComponentType }> } {
  if (typeof demo !== 'object' || demo === null || !('component' in demo)) return false;
  return typeof demo.component === 'function';
}

interface RunnableDemo {
  component: ComponentType;
}

async function importDemo(id: string, ofPage: DemosLoader): Promise<RunnableDemo> {
  const { demos } = await ofPage();
  const demo = demos[id];
  if (!hasImport(demo)) throw new Error(`there is no demo with the id ${id}`);
  return { component: memo((await demo.component()).default) };
}

const loaders = new Map<string, Loadable<RunnableDemo>>();
const demosInUse = new Map<string, Promise<RunnableDemo>>();

/**
 * A demo for React's `use`: the same promise at every render, also after a failure, or
 * React would ask again and again (https://react.dev/reference/react/use#caveats).
 */
export function loadDemo(id: string, ofPage: DemosLoader): Promise<RunnableDemo> {
  const known = demosInUse.get(id);
  if (known) return known;
  const loader = loaders.get(id) ?? createLoader(() => importDemo(id, ofPage));
  const demo = loader.load().catch((cause: unknown) => {
    throw new DemoUnavailable(String(cause), { cause });
  });
  // As React marks what it knows (https://github.com/reactjs/rfcs/pull/229). Else `use` suspends once
  // more where a stage did not match and is rendered again, which leaves it empty for 300 ms.
  demo.then(
    (value) => Object.assign(demo, { status: 'fulfilled', value }),
    () => undefined,
  );
  loaders.set(id, loader);
  demosInUse.set(id, demo);
  return demo;
}

/** Lets a demo whose code did not arrive be requested again. */
export function forgetDemo(id: string): void {
  demosInUse.delete(id);
}
