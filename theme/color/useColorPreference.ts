import { useSyncExternalStore } from 'react';
import type { ColorPreference } from '../../src/color/preference';
import { createColorStore, type ColorStore } from '../../src/color/store';

let store: ColorStore | undefined;

function browserStore(): ColorStore {
  store ??= createColorStore(window);
  return store;
}

/**
 * The visitor's colour preference and how to change it. While hydrating it is `light`, as on the server; the inline
 * script in the head has set the colours by then, so only the switch itself catches up.
 */
export function useColorPreference(): [ColorPreference, (next: ColorPreference) => void] {
  const preference = useSyncExternalStore(
    (listener) => browserStore().subscribe(listener),
    () => browserStore().get(),
    (): ColorPreference => 'light',
  );
  return [preference, (next) => browserStore().set(next)];
}
