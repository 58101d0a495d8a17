import { Problem } from '../../src/lib/problem';
import type { Step } from './steps';

/** Picks the steps that were asked for by name, in their own order; without a name, all of them. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Problem({
      what: `There is no step "${unknown}" in the test run.`,
      why: `its steps are ${known.join(', ')}.`,
      fix: 'name some of these, or none for all: npm test -- types unit',
    });
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
