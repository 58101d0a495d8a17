import { component, target } from '@@/dumi/playground';
import adapter from '@@/subject/playground';
import { findReference } from '../reference';
import { createModel } from './model/model';
import type { PlaygroundSubject } from './PlaygroundContext';

function toSubject(): PlaygroundSubject | undefined {
  const table = target && findReference(target.name);
  if (!target || !component || typeof table !== 'object') return undefined;
  return {
    model: createModel(target, table.entries, adapter),
    Component: component,
    reference: `/#${table.anchor}-`,
  };
}

/** The playground of the site; undefined where it has no component with a table of its props. */
export const sitePlayground = toSubject();
