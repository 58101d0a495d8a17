import Select from 'rc-select';

const saved = { value: 7, label: 'Oslo' };

/** Shows the label of a saved city before its option has arrived. */
export function SavedCity({ cities }: { cities: (typeof saved)[] }) {
  return <Select id="city" labelInValue defaultValue={saved} options={cities} />;
}
