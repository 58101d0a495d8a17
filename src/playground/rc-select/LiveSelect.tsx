import Select from 'rc-select';
import { FIELD, toProps, type SelectDescription } from './props';
import '../../../demos/skin/select.css';

interface LiveSelectProps {
  description: SelectDescription;
  onChange: (value: unknown) => void;
}

/**
 * Props that a select reads once, or that change what its value is. Another value of such a prop
 * needs a new select.
 */
const NEED_NEW_SELECT = ['mode', 'options', 'defaultValue', 'defaultOpen', 'labelInValue'];

/** React key: the same for descriptions that one select can show one after the other. */
export function keyOf({ options, props }: SelectDescription): string {
  const parts = props.filter(({ name }) => NEED_NEW_SELECT.includes(name));
  return [options, ...parts].map(({ code }) => code).join();
}

/**
 * The select of the code beside it (src/playground/rc-select/code.ts), in the same surroundings.
 */
export function LiveSelect({ description, onChange }: LiveSelectProps) {
  return (
    <div className="demo-field">
      <label htmlFor={FIELD.id}>{FIELD.label}</label>
      <Select
        key={keyOf(description)}
        placeholder={FIELD.placeholder}
        {...toProps(description)}
        id={FIELD.id}
        onChange={onChange}
      />
    </div>
  );
}
