import { createSlot, STORED } from '../base/storage';
import { createStore, type Store } from '../base/store';
import {
  parsePreference,
  resolveScheme,
  SCHEME_ATTRIBUTE,
  type ColorPreference,
} from './preference';

/**
 * Creates the store and keeps the root element's scheme in step with it: at once, when the
 * operating system changes in auto (F1), and when another tab changes the stored value.
 *
 * @param win - Window of the page, or of the frame of a demo.
 */
export function createColorStore(win: Window): Store<ColorPreference> {
  const system = win.matchMedia('(prefers-color-scheme: dark)');
  const slot = createSlot({ name: 'colorPreference', win, parse: parsePreference });
  const store = createStore(slot.read());

  const apply = () => {
    const scheme = resolveScheme(store.get(), system.matches);
    win.document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  };

  store.subscribe(apply);
  system.addEventListener('change', apply);
  win.addEventListener('storage', (event) => {
    if (event.key === STORED.colorPreference.key || event.key === null) {
      store.set(parsePreference(event.newValue));
    }
  });
  apply();

  return {
    ...store,
    set(next) {
      slot.write(next);
      store.set(next);
    },
  };
}
