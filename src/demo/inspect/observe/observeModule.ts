import type { ObservedLibrary } from '../adapter';
import { isComponent, observeComponent, staticsOf, type ObserverParts } from './observeComponent';

/**
 * What is observed of a library that says nothing of it: the default export. Not one with parts,
 * such as `Group`, since these may look for it among their children by identity.
 */
export const ANY_LIBRARY: ObservedLibrary = { exports: ['default'] };

function isObservable(component: unknown): boolean {
  return isComponent(component) && !Object.values(staticsOf(Object(component))).some(isComponent);
}

/** An export that can be observed; the export itself where that is not safe. */
export function observeExport<Export>(
  own: Export,
  library: ObservedLibrary | undefined,
  parts: Pick<ObserverParts, 'react' | 'useWatcher'>,
): Export {
  if (!library && !isObservable(own)) return own;
  return observeComponent(own, {
    ...parts,
    rootOf: library?.rootOf,
    pageProps: library?.pageProps,
  });
}

/**
 * The library as edited code gets it: the same module, but for the exports that are observed.
 *
 * @param module - The namespace of the library, or of one of its subpaths.
 * @param library - What its site says of it, if anything.
 */
export function observeModule(
  module: object,
  library: ObservedLibrary | undefined,
  parts: Pick<ObserverParts, 'react' | 'useWatcher'>,
): object {
  const { exports } = library ?? ANY_LIBRARY;
  const observed = Object.entries(module)
    .filter(([name]) => exports.includes(name))
    .map(([name, own]: [string, unknown]) => [name, observeExport(own, library, parts)]);
  return { ...module, ...Object.fromEntries(observed) };
}
