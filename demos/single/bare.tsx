import Select from 'rc-select';
// Only here: everywhere else the skin beside the demos takes the place of the published style sheet.
import 'rc-select/assets/index.css';

const rivers = [
  { value: 'danube', label: 'Danube' },
  { value: 'elbe', label: 'Elbe' },
  { value: 'loire', label: 'Loire' },
  { value: 'tagus', label: 'Tagus', disabled: true },
];

export default function BareDemo() {
  return (
    <>
      <label htmlFor="single-bare-river">River</label>{' '}
      <Select
        id="single-bare-river"
        style={{ width: 200 }}
        options={rivers}
        defaultValue="danube"
        showSearch
        optionFilterProp="label"
        allowClear
        listHeight={130}
        listItemHeight={32}
      />
    </>
  );
}
