import type { ObservedLibrary } from '../adapter';
import { observeComponent, type Surroundings } from './observeComponent';
import { observeSafely, SAFE_EXPORTS } from './observeSafely';

/**
 * The library as edited code gets it: the same module, but for the exports that are observed.
 *
 * @param module - The namespace of the library.
 * @param library - What its site says of it, if anything.
 */
export function observeModule(
  module: object,
  library: ObservedLibrary | undefined,
  surroundings: Surroundings,
): object {
  const { exports } = library ?? { exports: SAFE_EXPORTS };
  const { rootOf } = library ?? {};
  const observed = Object.entries(module)
    .filter(([name]) => exports.includes(name))
    .map(([name, own]) => [
      name,
      library
        ? observeComponent(own, surroundings, { rootOf })
        : observeSafely<unknown>(own, surroundings),
    ]);
  return { ...module, ...Object.fromEntries(observed) };
}
