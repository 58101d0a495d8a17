import type { Control } from './controls';
import { defaultOf } from './description';
import { findControl, type PlaygroundModel } from './model';
import type { Settings } from './settings';
import { change, isValid } from './values';

/** Callbacks that ask to be put away, and the props by which components are shown. */
const CLOSING = /^on(?:Close|Cancel|Dismiss|Hide)$/;
const SHOWING = ['open', 'visible', 'show', 'isOpen'];

/** The props that a callback asks to change, and what to where its argument does not say. */
function askedBy(event: string): { names: readonly string[]; value?: string } {
  if (CLOSING.test(event)) return { names: SHOWING, value: 'false' };
  if (event === 'onChange') return { names: ['value', 'checked'] };
  const state = /^on([A-Z]\w*)Change$/.exec(event)?.[1];
  return { names: state ? [state.charAt(0).toLowerCase() + state.slice(1)] : [] };
}

/** What a callback was called with: the value itself, or an event of a field that has it. */
function valueIn(argument: unknown, name: string): string {
  if (typeof argument !== 'object' || argument === null) return String(argument);
  const target: unknown = Reflect.get(argument, 'target');
  const value: unknown =
    typeof target === 'object' && target !== null ? Reflect.get(target, name) : undefined;
  return String(value);
}

function textOf(model: PlaygroundModel, control: Control, settings: Settings, text: string) {
  return text === (defaultOf(model, control, settings) ?? 'false') ? undefined : text;
}

/**
 * The settings after a component has asked for another value of a state that it leaves to its
 * surroundings: without this, what is set could not be changed in the component itself.
 *
 * @returns The same settings where the call says nothing of a prop that is set.
 */
export function follow(
  model: PlaygroundModel,
  settings: Settings,
  event: string,
  argument: unknown,
): Settings {
  const asked = askedBy(event);
  for (const name of asked.names) {
    const control = findControl(model, name);
    const isSet = settings[name] !== undefined || Object.hasOwn(model.initial, name);
    const text = asked.value ?? valueIn(argument, name);
    if (!control || !isSet || !isValid(control, text)) continue;
    return change(model, settings, name, textOf(model, control, settings, text));
  }
  return settings;
}
