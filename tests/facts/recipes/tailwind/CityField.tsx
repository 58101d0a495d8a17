import Select from 'rc-select';

export const CityField = () => (
  <Select
    aria-label="City"
    className="w-60 text-base"
    dropdownClassName="z-50 rounded-lg border-slate-400 dark:bg-slate-800"
    options={[{ value: 'osl', label: 'Oslo' }]}
  />
);
