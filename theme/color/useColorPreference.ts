import type { Readable, Store } from '../../src/base/store';
import { parsePreference, type ColorPreference } from '../../src/color/preference';
import { createColorStore } from '../../src/color/store';
import { useStore } from '../base/useStore';

let store: Store<ColorPreference> | undefined;

function browserStore(): Store<ColorPreference> {
  store ??= createColorStore(window);
  return store;
}

/** There is no window on the server, so the store is created when a browser first reads it. */
const lazyStore: Readable<ColorPreference> = {
  get: () => browserStore().get(),
  initial: () => parsePreference(undefined),
  subscribe: (listener) => browserStore().subscribe(listener),
};

/**
 * The visitor's colour preference and how to change it. While hydrating it is `light`, as on the
 * server; the inline script in the head has set the colours by then, so only the switch itself
 * catches up.
 */
export function useColorPreference(): [ColorPreference, (next: ColorPreference) => void] {
  return [useStore(lazyStore), (next) => browserStore().set(next)];
}
