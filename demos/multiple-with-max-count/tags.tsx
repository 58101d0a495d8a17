import Select from 'rc-select';
import '../skin/select.css';

const rivers = ['Amazon', 'Congo', 'Danube', 'Ganges', 'Mekong', 'Nile', 'Volga', 'Yangtze'].map(
  (name) => ({ value: name, label: name }),
);

export default function MultipleWithMaxCountTagsDemo() {
  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="multiple-with-max-count-values">At most two values</label>
        <Select
          id="multiple-with-max-count-values"
          mode="multiple"
          maxCount={2}
          options={rivers}
          defaultValue={['Danube', 'Nile']}
        />
      </div>
      <div className="demo-field">
        <label htmlFor="multiple-with-max-count-tags">At most two tags shown</label>
        <Select
          id="multiple-with-max-count-tags"
          mode="multiple"
          maxTagCount={2}
          options={rivers}
          defaultValue={['Danube', 'Nile', 'Volga', 'Congo']}
        />
      </div>
    </div>
  );
}
