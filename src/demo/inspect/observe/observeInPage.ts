import type { ComponentType } from 'react';
import library from '@@/subject/observed';
import { observeComponent } from './observeComponent';
import { surroundings } from './useWatcher';

/**
 * What demos of the page get for an export that a library wants observed
 * (src/demo/build/standIns.ts).
 */
export const observeInPage = <Component>(own: Component & ComponentType<object>): Component =>
  observeComponent(own, surroundings, library);
