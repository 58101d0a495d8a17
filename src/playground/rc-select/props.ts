import { CONTROLS, type Control } from './controls';
import { takesSeveral, whyNoEffect } from './conditions';
import type { Reading } from './example';
import { cities } from './options';
import { read, type Settings } from './settings';

/** A prop of the select as it is set: its name, its code, its value. */
export interface SetProp extends Reading {
  name: string;
}

/** What the select is built of. Code and live select are both made of this and of nothing else. */
export interface SelectDescription {
  options: Reading;
  /** In the order in which the code names them. */
  props: readonly SetProp[];
}

/**
 * What code and live select have whatever is set: the name of the field, and a placeholder as long
 * as the reader gives no other.
 */
export const FIELD = { id: 'playground', label: 'City', placeholder: 'Choose a city' } as const;

/** Props that everything else hangs on, named first. */
const FIRST = ['mode'];

/**
 * The default of a prop beside what else is set, as code; undefined where nothing takes the place
 * of a missing value.
 *
 * @see https://github.com/react-component/select/blob/v14.16.8/src/Select.tsx `mergedFilterOption`,
 *   and BaseSelect's `mergedShowSearch`.
 */
export function defaultOf({ prop }: Control, { mode, direction }: Settings): string | undefined {
  switch (prop.name) {
    case 'showSearch':
      return String(mode !== undefined);
    case 'filterOption':
    case 'defaultActiveFirstOption':
      return String(mode !== 'combobox');
    case 'placement':
      return direction === 'rtl' ? "'bottomRight'" : prop.default;
    default:
      return prop.default;
  }
}

function shapeOf(settings: Settings) {
  const labelled = settings.labelInValue === 'true' && settings.mode !== 'combobox';
  return { several: takesSeveral(settings), labelled };
}

function toProp(control: Control, settings: Settings): SetProp[] {
  const { name } = control.prop;
  const text = settings[name];
  if (text === undefined || whyNoEffect(name, settings)) return [];
  const reading = read(control, text, shapeOf(settings));
  return !reading || reading.code === defaultOf(control, settings) ? [] : [{ name, ...reading }];
}

/**
 * Tells what the settings make of the select: only what differs from the default and has an effect.
 */
export function describe(settings: Settings): SelectDescription {
  const props = CONTROLS.flatMap((control) => toProp(control, settings));
  const isFirst = ({ name }: SetProp) => FIRST.includes(name);
  const ownOptions = props.find(({ name }) => name === 'options');
  return {
    options: ownOptions ?? cities.read(shapeOf(settings)),
    props: [
      ...props.filter(isFirst),
      ...props.filter((prop) => prop !== ownOptions && !isFirst(prop)),
    ],
  };
}

/**
 * How many props the code names.
 *
 * @param names - Counts these alone.
 */
export function countChanges(settings: Settings, names?: ReadonlySet<string>): number {
  return CONTROLS.filter(({ prop }) => !names || names.has(prop.name)).flatMap((control) =>
    toProp(control, settings),
  ).length;
}

/** The props of the live select, by name. */
export function toProps({ options, props }: SelectDescription): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(props.map(({ name, value }) => [name, value])),
    options: options.value,
  };
}
