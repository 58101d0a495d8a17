import { useId } from 'react';
import { VISUALLY_HIDDEN } from '../../../document/contract';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Texts by value, in the order in which they are offered. */
  options: Readonly<Record<Value, string>>;
  /** Undefined when none of the options is in force. */
  selected: Value | undefined;
  onSelect: (value: Value) => void;
}

/** Radio buttons drawn as one row of words. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, selected, onSelect } = props;
  const name = useId();
  const values = Object.keys(options) as Value[];
  return (
    <fieldset className="view-choice">
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className={VISUALLY_HIDDEN}
              name={name}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
