import { describe, expect, test, vi } from 'vitest';
import { everySituation, nameOf, situations } from '../../facts/support/situations';

/** Each two values of different axes that a situation has. */
const pairs = (situation: object): string[] =>
  Object.entries(situation).flatMap(([axis, value], index, all) =>
    all.slice(index + 1).map(([other, its]) => `${axis} ${value}, ${other} ${its}`),
  );

describe('the situations in which a fact is tried', () => {
  test.for([
    [{}],
    [{ mode: ['combobox'] }],
    [{ mode: ['multiple', 'tags'], open: [true], grouped: [false] }],
  ] as const)('have each two values of different axes that can meet: %o', ([axes]) => {
    const wanted = new Set(everySituation(axes).flatMap(pairs));
    expect(new Set(situations(axes).flatMap(pairs))).toEqual(wanted);
  });

  test('are far fewer than all, and the same in each run', () => {
    const names = situations().map(nameOf);
    expect(names.length).toBeLessThan(everySituation().length / 4);
    expect(situations().map(nameOf)).toEqual(names);
  });

  test('are all where that is asked for', () => {
    vi.stubEnv('FACTS', 'every');
    expect(situations()).toEqual(everySituation());
    expect(everySituation()).toHaveLength(64);
    vi.unstubAllEnvs();
  });
});
