import type { ComponentProps } from 'react';
import type { Choice, Control } from '../../src/rc-select/playground/controls';
import { defaultOf } from '../../src/rc-select/playground/props';
import type { Settings } from '../../src/rc-select/playground/settings';
import type { PlaygroundMessages } from './messages';
import { usePlaygroundMessages } from './usePlaygroundMessages';

/** Props of a control that offers one of several values. */
export interface ChoiceSelectProps extends ComponentProps<'select'> {
  control: Control;
  settings: Settings;
  onChoose: (text: string | undefined) => void;
}

/** The longest default that has room in its control. */
const LONGEST_NAME = 30;

/** What an option is called: as in code if the type spells it out, by a name of its own if it is an example. */
function nameOf({ id, isLiteral }: Choice, prop: string, messages: PlaygroundMessages): string {
  return isLiteral ? id : (messages.examples[`${prop}.${id}`] ?? id);
}

function nameOfNone(control: Control, settings: Settings, messages: PlaygroundMessages): string {
  const { name } = control.prop;
  if (name === 'options') return messages.examples['options.cities'] ?? name;
  const fallback = defaultOf(control, settings);
  if (fallback === undefined) return messages.notSet;
  return fallback.length > LONGEST_NAME ? messages.default : messages.byDefault(fallback);
}

/** A native select: the values that the type spells out and named examples. */
export function ChoiceSelect({ control, settings, onChoose, ...rest }: ChoiceSelectProps) {
  const messages = usePlaygroundMessages();
  const { name } = control.prop;
  return (
    <select
      {...rest}
      value={settings[name] ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{nameOfNone(control, settings, messages)}</option>
      {control.choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {nameOf(choice, name, messages)}
        </option>
      ))}
    </select>
  );
}
