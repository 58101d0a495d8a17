import { component, table, target } from '@@/dumi/playground';
import adapter from '@@/subject/playground';
import { createModel } from './model/model';
import type { PlaygroundSubject } from './PlaygroundContext';

function toSubject(): PlaygroundSubject | undefined {
  if (!target || !component || !table) return undefined;
  return {
    model: createModel(target, table.rows, adapter),
    Component: component,
    reference: `${target.page}#${table.anchor}-`,
  };
}

/** The playground of the site; undefined where it has no component with a table of its props. */
export const sitePlayground = toSubject();
