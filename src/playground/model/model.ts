import type { PlaygroundAdapter } from '../adapter';
import { toExample, type Example } from '../example';
import type { PlaygroundTarget, PropRow } from '../target';
import { toControl, type Control } from './controls';
import { initialOfRow } from './initial';
import { ruleOut, type LeftOutBecause } from './leftOut';
import { typeMembers } from './typeMembers';

/** All that the playground knows of a component; it is made of this and of what the reader sets. */
export interface PlaygroundModel {
  target: PlaygroundTarget;
  adapter: PlaygroundAdapter;
  /** What can be set, in the order of the reference. */
  controls: readonly Control[];
  /** Why the other props have no control. */
  leftOut: Readonly<Record<string, LeftOutBecause>>;
  /** What of it the rules say and not the site, which readers are told. */
  ruledOut: readonly PropRow[];
  /** Callbacks whose calls are logged. */
  events: readonly string[];
  /** What props are unless the reader sets them. */
  initial: Readonly<Record<string, Example>>;
  /** Props that are required and of which no value is known: without them nothing can be shown. */
  missing: readonly PropRow[];
}

interface ReadRow {
  row: PropRow;
  control: Control | undefined;
  /** Why it has no control. */
  because: LeftOutBecause | undefined;
  initial: Example | undefined;
}

/**
 * Puts together what types and site tell of a component.
 *
 * @param rows - Its props in the reference.
 * @param adapter - What the site knows beyond them.
 */
export function createModel(
  target: PlaygroundTarget,
  rows: readonly PropRow[],
  adapter: PlaygroundAdapter = {},
): PlaygroundModel {
  const { examples = {}, leftOut = {}, kept = [] } = adapter;
  const initial = Object.fromEntries(
    Object.entries(adapter.initial ?? {}).map(([name, given]) => [name, toExample(given)]),
  );
  const names = new Set(rows.map(({ name }) => name));

  const read = rows.map((row): ReadRow => {
    const { name } = row;
    const members = typeMembers(row.type, row.expansion);
    const isChosen = kept.includes(name) || Object.hasOwn(examples, name);
    const by = leftOut[name] ?? (isChosen ? undefined : ruleOut(row, members, names));
    const own = (examples[name] ?? []).map(toExample);
    const control = by === undefined ? toControl(row, members, names, adapter, own) : undefined;
    return {
      row,
      control,
      because: control ? undefined : (by ?? 'code'),
      initial:
        initial[name] ??
        (row.required ? own[0] : undefined) ??
        initialOfRow(row, members, names, target),
    };
  });

  return {
    target,
    adapter,
    controls: read.flatMap(({ control }) => control ?? []),
    leftOut: Object.fromEntries(
      read.flatMap(({ row, because }) => (because ? [[row.name, because]] : [])),
    ),
    ruledOut: read.flatMap(({ row, because }) =>
      because && !Object.hasOwn(leftOut, row.name) ? [row] : [],
    ),
    events: read.flatMap(({ row, because }) => (because === 'event' ? [row.name] : [])),
    initial: Object.fromEntries([
      // A component that hands all attributes on to its element has no row of them.
      ...(initial.children ? [['children', initial.children] as const] : []),
      ...read.flatMap((each) => (each.initial ? [[each.row.name, each.initial] as const] : [])),
    ]),
    missing: read.flatMap(({ row, initial: value }) => (row.required && !value ? [row] : [])),
  };
}

/** The control of a prop, if it has one. */
export function findControl({ controls }: PlaygroundModel, name: string): Control | undefined {
  return controls.find(({ prop }) => prop.name === name);
}
