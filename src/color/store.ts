import {
  parsePreference,
  resolveScheme,
  SCHEME_ATTRIBUTE,
  STORAGE_KEY,
  type ColorPreference,
} from './preference';

/** The preference of this visitor: readable, changeable, observable. */
export interface ColorStore {
  get(): ColorPreference;
  set(preference: ColorPreference): void;
  /** Calls `listener` after each change, also one made in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(preference: ColorPreference): void {
  try {
    localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // Blocked or full storage: the choice then holds for this page (F2).
  }
}

/**
 * Creates the store and keeps the root element's scheme in step with it: at once, when the operating system changes in
 * auto (F1), and when another tab changes the stored value.
 *
 * @param page - Window of the page; a frame of a demo gives its own.
 */
export function createColorStore(page: Window & typeof globalThis): ColorStore {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let preference = parsePreference(read());

  const apply = () => {
    const scheme = resolveScheme(preference, system.matches);
    page.document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
    listeners.forEach((listener) => listener());
  };

  system.addEventListener('change', apply);
  page.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    preference = parsePreference(event.newValue);
    apply();
  });
  apply();

  return {
    get: () => preference,
    set(next) {
      preference = next;
      write(next);
      apply();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
