import Select from 'rc-select';

const saved = { value: 7, label: 'Oslo' };

/** Shows the label of a saved value before its option has arrived. */
export function SavedCity({ options }: { options: { value: number; label: string }[] }) {
  return <Select aria-label="City" labelInValue defaultValue={saved} options={options} />;
}
