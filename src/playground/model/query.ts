import { likenessTo } from '../../search/nearest/likeness';
import type { LeftOutBecause } from './leftOut';
import { findControl, type PlaygroundModel } from './model';
import type { Settings } from './settings';
import { isValid } from './values';

/** What of an address the playground cannot use, and why. */
export type QueryProblem =
  /** The component has no such prop, but one of nearly that name. */
  | { kind: 'unknown'; name: string; near: string }
  /** The prop exists, but has no control. */
  | { kind: 'left-out'; name: string; because: LeftOutBecause }
  /** The control cannot be set to this. */
  | { kind: 'value'; name: string; text: string; allowed: readonly string[] }
  /** The name is there more than once; the first counts. */
  | { kind: 'repeated'; name: string };

/** What an address says about the playground. */
export interface QueryReading {
  settings: Settings;
  problems: readonly QueryProblem[];
}

/** Parameters of the site itself: the tab of the page, its language, and words to search for. */
const SITE_PARAMS = ['tab', 'locale', 'q'];

/** Below this similarity, a name was hardly meant to be a prop. */
const LEAST = 0.6;

/** The prop with a control whose name is most like another name; undefined where none is near. */
function nearestProp({ controls }: PlaygroundModel, asked: string): string | undefined {
  const likeness = likenessTo(asked.toLowerCase());
  return controls
    .map(({ prop: { name } }) => ({ name, near: likeness(name.toLowerCase()) }))
    .filter(({ near }) => near >= LEAST)
    .sort((one, other) => other.near - one.near)[0]?.name;
}

function problemOfName(model: PlaygroundModel, name: string): QueryProblem | undefined {
  const because = Object.hasOwn(model.leftOut, name) ? model.leftOut[name] : undefined;
  if (because) return { kind: 'left-out', name, because };
  const near = nearestProp(model, name);
  return near === undefined ? undefined : { kind: 'unknown', name, near };
}

function problemOf(
  model: PlaygroundModel,
  name: string,
  [text = '', ...more]: string[],
): QueryProblem | undefined {
  const control = findControl(model, name);
  if (!control) return problemOfName(model, name);
  if (!isValid(control, text)) {
    // Beside its words a number takes more than can be listed.
    const choices = control.kind === 'number' ? [] : control.choices;
    return { kind: 'value', name, text, allowed: choices.map(({ id }) => id) };
  }
  return more.length > 0 ? { kind: 'repeated', name } : undefined;
}

/**
 * Whether a parameter is not for the playground: the site's own, or what others put into links
 * (`utm_source`).
 */
function isForeign(model: PlaygroundModel, name: string): boolean {
  return SITE_PARAMS.includes(name) || (!findControl(model, name) && !problemOfName(model, name));
}

/**
 * Reads the playground's state from a query string. Total: what cannot be used is left out and
 * reported.
 *
 * @param search - Any query string; parameters that are not for the playground are passed over.
 */
export function parseQuery(model: PlaygroundModel, search: string): QueryReading {
  const params = new URLSearchParams(search);
  const settings: [string, string][] = [];
  const problems: QueryProblem[] = [];
  for (const name of new Set(params.keys())) {
    if (isForeign(model, name)) continue;
    const texts = params.getAll(name);
    const problem = problemOf(model, name, texts);
    if (problem) problems.push(problem);
    if (!problem || problem.kind === 'repeated') settings.push([name, texts[0] ?? '']);
  }
  return { settings: Object.fromEntries(settings), problems };
}

/**
 * Writes the playground's state into a query string: what is not for the playground stays, what the
 * playground could not use goes. The same settings always give the same address.
 *
 * @returns Without a leading question mark.
 */
export function writeQuery(model: PlaygroundModel, search: string, settings: Settings): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const name of SITE_PARAMS) {
    const text = before.get(name);
    if (text !== null) after.set(name, text);
  }
  for (const [name, text] of before) {
    if (isForeign(model, name) && !SITE_PARAMS.includes(name)) after.append(name, text);
  }
  for (const { prop } of model.controls) {
    const text = settings[prop.name];
    if (text !== undefined) after.set(prop.name, text);
  }
  return after.toString();
}
