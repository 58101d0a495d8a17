import type { SelectProp } from '../names';
import type {
  Description,
  Descriptions,
  PropDescription,
  PropGroup,
} from '../../../referenceTypes';

/** Marks props as serving one purpose, so that each file says it once. */
export function inGroup<Name extends SelectProp>(
  group: PropGroup,
  descriptions: Descriptions<Name>,
): Descriptions<Name, PropDescription> {
  const marked = Object.entries<Description>(descriptions).map(([name, description]) => [
    name,
    { ...description, group },
  ]);
  return Object.fromEntries(marked) as Descriptions<Name, PropDescription>;
}
