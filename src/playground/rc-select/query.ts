import { likenessTo } from '../../search/nearest/likeness';
import { CONTROLS, findControl } from './controls';
import { LEFT_OUT, type LeftOutBecause } from './leftOut';
import { isValid, type Settings } from './settings';

/** What of an address the playground cannot use, and why. */
export type QueryProblem =
  /** Select has no such prop, but one of nearly that name. */
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

const NAMES = CONTROLS.map(({ prop }) => ({ name: prop.name, folded: prop.name.toLowerCase() }));

/** The prop with a control whose name is most like another name; undefined where none is near. */
function nearestProp(asked: string): string | undefined {
  const likeness = likenessTo(asked.toLowerCase());
  return NAMES.map(({ name, folded }) => ({ name, near: likeness(folded) }))
    .filter(({ near }) => near >= LEAST)
    .sort((one, other) => other.near - one.near)[0]?.name;
}

function problemOfName(name: string): QueryProblem | undefined {
  const because = Object.hasOwn(LEFT_OUT, name) ? LEFT_OUT[name] : undefined;
  if (because) return { kind: 'left-out', name, because };
  const near = nearestProp(name);
  return near === undefined ? undefined : { kind: 'unknown', name, near };
}

function problemOf(name: string, [text = '', ...more]: string[]): QueryProblem | undefined {
  const control = findControl(name);
  if (!control) return problemOfName(name);
  if (!isValid(control, text)) {
    return { kind: 'value', name, text, allowed: control.choices.map(({ id }) => id) };
  }
  return more.length > 0 ? { kind: 'repeated', name } : undefined;
}

/**
 * Whether a parameter is not for the playground: the site's own, or what others put into links
 * (`utm_source`).
 */
function isForeign(name: string): boolean {
  return SITE_PARAMS.includes(name) || (!findControl(name) && !problemOfName(name));
}

/**
 * Reads the playground's state from a query string. Total: what cannot be used is left out and
 * reported.
 *
 * @param search - Any query string; parameters that are not for the playground are passed over.
 */
export function parseQuery(search: string): QueryReading {
  const params = new URLSearchParams(search);
  const settings: [string, string][] = [];
  const problems: QueryProblem[] = [];
  for (const name of new Set(params.keys())) {
    if (isForeign(name)) continue;
    const texts = params.getAll(name);
    const problem = problemOf(name, texts);
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
export function writeQuery(search: string, settings: Settings): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const name of SITE_PARAMS) {
    const text = before.get(name);
    if (text !== null) after.set(name, text);
  }
  for (const [name, text] of before) {
    if (isForeign(name) && !SITE_PARAMS.includes(name)) after.append(name, text);
  }
  for (const { prop } of CONTROLS) {
    const text = settings[prop.name];
    if (text !== undefined) after.set(prop.name, text);
  }
  return after.toString();
}
