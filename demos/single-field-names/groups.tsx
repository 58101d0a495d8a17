import Select from 'rc-select';
import '../skin/select.css';

const families = [
  {
    family: 'Romance',
    members: [
      { iso: 'fr', language: 'French' },
      { iso: 'it', language: 'Italian' },
      { iso: 'pt', language: 'Portuguese' },
      { iso: 'ro', language: 'Romanian' },
    ],
  },
  {
    family: 'Slavic',
    members: [
      { iso: 'cs', language: 'Czech' },
      { iso: 'pl', language: 'Polish' },
      { iso: 'uk', language: 'Ukrainian' },
    ],
  },
  {
    family: 'Uralic',
    members: [
      { iso: 'et', language: 'Estonian' },
      { iso: 'fi', language: 'Finnish' },
      { iso: 'hu', language: 'Hungarian' },
    ],
  },
];

export default function GroupFieldNamesDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="single-field-names-language">Language</label>
      <Select
        id="single-field-names-language"
        showSearch
        options={families}
        fieldNames={{
          value: 'iso',
          label: 'language',
          groupLabel: 'family',
          options: 'members',
        }}
        optionFilterProp="language"
        defaultValue="fi"
        listHeight={280}
      />
    </div>
  );
}
