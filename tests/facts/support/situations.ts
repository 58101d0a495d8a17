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

/** Every combination of the values of the axes. */
export function situations({
  mode: modes = ['single', 'multiple', 'tags', 'combobox'],
  given: ways = ['options', 'children'],
  grouped: groupings = BOTH,
  controlled: controls = BOTH,
  open: opens = BOTH,
}: Axes = {}): Situation[] {
  return modes.flatMap((mode) =>
    ways.flatMap((given) =>
      groupings.flatMap((grouped) =>
        controls.flatMap((controlled) =>
          opens.map((open) => ({ mode, given, grouped, controlled, open })),
        ),
      ),
    ),
  );
}
