import Select from 'rc-select';
// The style sheet of the package. All other demos use the skin in its place.
import 'rc-select/assets/index.css';

const rivers = [
  { value: 'danube', label: 'Danube' },
  { value: 'elbe', label: 'Elbe' },
  { value: 'loire', label: 'Loire' },
  { value: 'tagus', label: 'Tagus', disabled: true },
];

export default function PackageStylesDemo() {
  return (
    <>
      <label htmlFor="package-styles-river">River</label>{' '}
      <Select
        id="package-styles-river"
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
