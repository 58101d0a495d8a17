import Select from 'rc-select';
import { FIELD, toProps, type Description } from '../../src/rc-select/playground/props';
import '../../demos/skin/select.css';

interface LiveSelectProps {
  description: Description;
  onChange: (value: unknown) => void;
}

/**
 * Props that a select reads once, or that change what its value is. Another value of theirs takes
 * another select.
 */
const STARTS_ANEW = ['mode', 'options', 'defaultValue', 'defaultOpen', 'labelInValue'];

/** Tells selects apart that cannot go over into each other. */
export function keyOf({ options, props }: Description): string {
  const parts = props.filter(({ name }) => STARTS_ANEW.includes(name));
  return [options, ...parts].map(({ code }) => code).join();
}

/**
 * The select of the code beside it (src/rc-select/playground/code.ts), in the same surroundings.
 */
export function LiveSelect({ description, onChange }: LiveSelectProps) {
  return (
    <div className="demo-field">
      <label htmlFor={FIELD.id}>{FIELD.label}</label>
      <Select
        key={keyOf(description)}
        {...toProps(description)}
        id={FIELD.id}
        onChange={onChange}
      />
    </div>
  );
}
