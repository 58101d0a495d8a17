import type { Readable } from '../../src/base/store';
import { parsePreference, type ColorPreference } from '../../src/color/preference';
import { useStore } from '../base/useStore';
import { colorStore } from './colorStore';

const readable: Readable<ColorPreference> = {
  get: () => colorStore().get(),
  initial: () => parsePreference(undefined),
  subscribe: (listener) => colorStore().subscribe(listener),
};

/**
 * The visitor's colour preference and how to change it. While hydrating it is `light`, as on the
 * server; the inline script in the head has set the colours by then, so only the switch itself
 * catches up.
 */
export function useColorPreference(): [ColorPreference, (next: ColorPreference) => void] {
  return [useStore(readable), (next) => colorStore().set(next)];
}
