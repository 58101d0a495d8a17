import type { PlaygroundModel } from './model/model';
import type { PropRow } from './target';

/** Why there is no playground. */
export type NoPlayground =
  /** The settings of the site name no component, or none that the reference has a table of. */
  | { because: 'no-component' }
  /** No prop can be set, and none is called. */
  | { because: 'no-controls' }
  /** These props are required, and the site gives no example of them. */
  | { because: 'missing'; props: readonly PropRow[] };

/**
 * Says whether a site has a playground: the only place that does. Button, tab, chunk and meta are
 * made where it returns nothing.
 *
 * @param model - Of the component of the site, if it names one.
 */
export function whyNoPlayground(model: PlaygroundModel | undefined): NoPlayground | undefined {
  if (!model) return { because: 'no-component' };
  if (model.missing.length > 0) return { because: 'missing', props: model.missing };
  const isEmpty = model.controls.length === 0 && model.events.length === 0;
  return isEmpty ? { because: 'no-controls' } : undefined;
}
