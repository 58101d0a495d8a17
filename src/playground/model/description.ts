import { literal, type Reading } from '../example';
import type { Control } from './controls';
import type { PlaygroundModel } from './model';
import type { Settings } from './settings';
import { read } from './values';

/** A prop of the component as it is set: its name, its code, its value. */
export interface SetProp extends Reading {
  name: string;
}

/**
 * The props of the component, in the order in which the code names them. Code and live component
 * are both made of this and of nothing else.
 */
export type Description = readonly SetProp[];

/**
 * The default of a prop beside what else is set, as code; undefined where nothing takes the place
 * of a missing value.
 */
export function defaultOf(
  { adapter }: PlaygroundModel,
  { prop }: Control,
  settings: Settings,
): string | undefined {
  return adapter.defaultOf ? adapter.defaultOf(prop, settings) : prop.default;
}

/** What the reader has set of a prop: nothing, if it is the default or has no effect. */
function toProp(model: PlaygroundModel, control: Control, settings: Settings): SetProp[] {
  const { name } = control.prop;
  const text = settings[name];
  if (text === undefined || model.adapter.whyNoEffect?.(name, settings)) return [];
  const reading = read(control, text, settings);
  const isDefault = reading?.code === defaultOf(model, control, settings);
  return !reading || isDefault ? [] : [{ name, ...reading }];
}

/**
 * Tells what the settings make of the component: only what differs from the default and has an
 * effect, and what it cannot do without.
 */
export function describe(model: PlaygroundModel, settings: Settings): Description {
  const { adapter, controls, initial } = model;
  const { first = [], fixed = [], hoisted = [] } = adapter;
  const set = controls.flatMap((control) => toProp(model, control, settings));
  const names = new Set(set.map(({ name }) => name));

  const fixedAt = (at: 'start' | 'end') =>
    fixed
      .filter((prop) => prop.at === at && !names.has(prop.name))
      .map(({ name, value }) => ({ name, ...literal(name, value).read(settings) }));
  const needed = Object.entries(initial)
    .filter(([name]) => !names.has(name))
    .map(([name, example]) => ({ name, ...example.read(settings) }));
  const isFirst = ({ name }: SetProp) => first.includes(name);
  const isHoisted = ({ name }: SetProp) => hoisted.some((prop) => prop.name === name);

  const all = [
    ...fixedAt('start'),
    ...set.filter(isFirst),
    ...set.filter((prop) => !isFirst(prop)),
    ...fixedAt('end'),
    ...needed,
  ];
  return [...all.filter((prop) => !isHoisted(prop)), ...all.filter(isHoisted)];
}

/**
 * How many props the reader has set.
 *
 * @param names - Counts these alone.
 */
export function countChanges(
  model: PlaygroundModel,
  settings: Settings,
  names?: ReadonlySet<string>,
): number {
  return model.controls
    .filter(({ prop }) => !names || names.has(prop.name))
    .flatMap((control) => toProp(model, control, settings)).length;
}

/** The props of the live component, by name. */
export function toProps(description: Description): Readonly<Record<string, unknown>> {
  return Object.fromEntries(description.map(({ name, value }) => [name, value]));
}

/** The same for descriptions that one component can show one after the other. */
export function keyOf({ adapter: { remount } }: PlaygroundModel, description: Description): string {
  const isReadOnce = (name: string) => remount?.includes(name) ?? /^default[A-Z]/.test(name);
  return description
    .filter(({ name }) => isReadOnce(name))
    .map(({ name, code }) => `${name}=${code}`)
    .join();
}
