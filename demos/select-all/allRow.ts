export interface Row {
  value: string;
  label: string;
  disabled?: boolean;
  className?: string;
}

/** The values that a row for all may change: those of disabled options stay as they are. */
const valuesOf = (options: readonly Row[]) =>
  options.filter(({ disabled }) => !disabled).map(({ value }) => value);

function stateOf(count: number, all: number): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  return count === all ? 'all' : 'some';
}

/** A row that stands for several options, and says how many of them are chosen. */
export function allRow(
  value: string,
  name: string,
  options: readonly Row[],
  chosen: readonly string[],
): Row {
  const values = valuesOf(options);
  const count = values.filter((each) => chosen.includes(each)).length;
  return {
    value,
    label: `${name}: ${count} of ${values.length}`,
    className: `demo-all demo-all-${stateOf(count, values.length)}`,
  };
}

/** Chooses all options, or none of them if all are chosen. Other values stay. */
export function toggleAll(chosen: readonly string[], options: readonly Row[]): string[] {
  const values = valuesOf(options);
  const missing = values.filter((value) => !chosen.includes(value));
  return missing.length > 0
    ? [...chosen, ...missing]
    : chosen.filter((value) => !values.includes(value));
}
