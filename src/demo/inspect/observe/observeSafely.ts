import type { ComponentType } from 'react';
import { observeComponent, staticsOf, type Surroundings } from './observeComponent';

/** Whether a value is a component: a class, a function named like one, `memo`, `forwardRef`. */
export function isComponent(value: unknown): value is ComponentType<object> {
  if (typeof value === 'function') return /^(?:[A-Z_]|$)/.test(value.name);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/**
 * Observes an export of a library that says nothing of it, where that is safe: a component without
 * parts such as `Group`, which may look for it among their children by identity.
 *
 * @returns The export itself where it is not.
 */
export function observeSafely<Export>(own: Export, surroundings: Surroundings): Export {
  if (!isComponent(own) || Object.values(staticsOf(own)).some(isComponent)) return own;
  return observeComponent(own, surroundings);
}
