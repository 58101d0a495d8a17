import type { SelectProps } from 'rc-select';

/** A native select in the place of one of rc-select. */
export default function SelectStub({ id, options = [], value, onChange }: SelectProps<string>) {
  function pick(next: string) {
    const option = options.find((each) => each.value === next);
    if (option) onChange?.(next, option);
  }
  return (
    <select id={id} value={value ?? ''} onChange={(event) => pick(event.target.value)}>
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value ?? ''}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
