import Select from 'rc-select';
import '../skin/select.css';

const rivers = [
  {
    label: 'Europe',
    options: [
      { value: 'Rhine', label: 'Rhine' },
      { value: 'Ebro', label: 'Ebro' },
      { value: 'Danube', label: 'Danube' },
    ],
  },
  {
    label: 'Africa',
    options: [
      { value: 'Zambezi', label: 'Zambezi' },
      { value: 'Nile', label: 'Nile' },
      { value: 'Congo', label: 'Congo' },
    ],
  },
];

export default function SortedGroupsDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="filter-sort-groups">River</label>
      <Select
        id="filter-sort-groups"
        showSearch
        options={rivers}
        filterSort={(a, b) => a.label.localeCompare(b.label, 'en')}
        listHeight={280}
        placeholder="Rivers by continent"
      />
    </div>
  );
}
