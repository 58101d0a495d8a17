import type { ObservedLibrary } from '../adapter';
import { observeComponent, type Surroundings } from './observeComponent';
import { isComponent, observeSafely } from './observeSafely';

/**
 * The library as edited code gets it: the same module, but for the exports that are observed.
 *
 * @param module - The namespace of the library.
 * @param library - What its site says of it, if anything.
 * @param safe - Names of the exports to observe where it says nothing.
 */
export function observeModule(
  module: object,
  library: ObservedLibrary | undefined,
  safe: readonly string[],
  surroundings: Surroundings,
): object {
  const { exports } = library ?? { exports: safe };
  const observe = (own: unknown): unknown =>
    library && isComponent(own)
      ? observeComponent<unknown>(own, surroundings, { rootOf: library.rootOf })
      : observeSafely(own, surroundings);
  const observed = exports
    .filter((name) => name in module)
    .map((name) => [name, observe(Reflect.get(module, name))] as const);
  return { ...module, ...Object.fromEntries(observed) };
}
