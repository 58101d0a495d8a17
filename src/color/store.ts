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
 * @param page - Window of the page, or of the frame of a demo.
 */
export function createColorStore(page: Window): Store<ColorPreference> {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  const slot = createSlot({ name: 'colorPreference', page, parse: parsePreference });
  const store = createStore(slot.read());

  const apply = () => {
    const scheme = resolveScheme(store.get(), system.matches);
    page.document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  };

  store.subscribe(apply);
  system.addEventListener('change', apply);
  page.addEventListener('storage', (event) => {
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
