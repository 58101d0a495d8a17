import type { Store } from '../../src/base/store';
import type { ColorPreference } from '../../src/color/preference';
import { createColorStore } from '../../src/color/store';

let store: Store<ColorPreference> | undefined;

/** The visitor's colour preference. There is no window on the server, so it is created late. */
export function colorStore(): Store<ColorPreference> {
  store ??= createColorStore(window);
  return store;
}
