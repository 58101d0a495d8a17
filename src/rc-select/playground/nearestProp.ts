import { likenessTo } from '../../page/nearest/likeness';
import { CONTROLS } from './controls';

/** Below this similarity, a name was hardly meant to be a prop. */
const LEAST = 0.6;

const NAMES = CONTROLS.map(({ prop }) => ({ name: prop.name, folded: prop.name.toLowerCase() }));

/** The prop with a control whose name is most like another name; undefined where none is near. */
export function nearestProp(asked: string): string | undefined {
  const likeness = likenessTo(asked.toLowerCase());
  return NAMES.map(({ name, folded }) => ({ name, near: likeness(folded) }))
    .filter(({ near }) => near >= LEAST)
    .sort((one, other) => other.near - one.near)[0]?.name;
}
