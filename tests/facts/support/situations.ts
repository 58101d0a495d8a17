import make from 'covertable';

/** What decides how a select behaves, beside the props that a fact is about. */
export interface Situation {
  mode: 'single' | 'multiple' | 'tags' | 'combobox';
  /** Whether the fact's options are passed as `options` or as `children`. */
  given: 'options' | 'children';
  /** Whether the options are in one group. */
  grouped: boolean;
  /** Whether `value` is kept outside. */
  controlled: boolean;
  /** Whether the list is open before the fact begins. */
  open: boolean;
}

/** The values of each axis that a fact is tried with; all of them unless it says which. */
export type Axes = { readonly [Axis in keyof Situation]?: readonly Situation[Axis][] };

const BOTH = [false, true];

/** Where the options come from and who keeps the value makes no difference. */
export const EACH_MODE = {
  given: ['options'],
  grouped: [false],
  controlled: [false],
} as const satisfies Axes;

/** One situation, the simplest. */
export const SIMPLEST = { ...EACH_MODE, mode: ['single'], open: [false] } as const satisfies Axes;

/** The modes in which there are tags. */
export const SEVERAL = { mode: ['multiple', 'tags'] } as const satisfies Axes;

/** The modes in which a value is an option. */
export const PICKED = { mode: ['single', 'multiple', 'tags'] } as const satisfies Axes;

/** How a test calls a situation. */
export function nameOf({ mode, given, grouped, controlled, open }: Situation): string {
  return [
    mode,
    given,
    grouped ? 'in a group' : 'without groups',
    controlled ? 'controlled' : 'uncontrolled',
    open ? 'list open' : 'list closed',
  ].join(', ');
}

const ALL = {
  mode: ['single', 'multiple', 'tags', 'combobox'],
  given: ['options', 'children'],
  grouped: BOTH,
  controlled: BOTH,
  open: BOTH,
} as const satisfies Axes;

/** Every combination of the values of the axes. */
export function everySituation(axes: Axes = {}): Situation[] {
  const { mode, given, grouped, controlled, open } = { ...ALL, ...axes };
  return mode.flatMap((mode) =>
    given.flatMap((given) =>
      grouped.flatMap((grouped) =>
        controlled.flatMap((controlled) =>
          open.map((open) => ({ mode, given, grouped, controlled, open })),
        ),
      ),
    ),
  );
}

/**
 * Situations in which any two values of different axes meet, half of all on average. Most faults
 * take one value or two (https://csrc.nist.gov/projects/automated-combinatorial-testing-for-software);
 * the environment variable `FACTS=every` has all tried, in twice the time.
 */
export function situations(axes: Axes = {}): Situation[] {
  const every = everySituation(axes);
  if (process.env.FACTS === 'every') return every;
  const { mode, given, grouped, controlled, open } = { ...ALL, ...axes };
  const chosen = make([[...mode], [...given], [...grouped], [...controlled], [...open]], {
    length: 2,
  });
  const rows = new Set(chosen.map((row) => row.join()));
  return every.filter((situation) => rows.has(Object.values(situation).join()));
}
