import Select from 'rc-select';
import '../skin/select.css';

const topics = ['accessibility', 'ui', 'api', 'docs'].map((label) => ({
  value: label,
  label,
}));
const chosen = topics.map(({ value }) => value);

export default function LimitsDemo() {
  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="tags-two">At most two tags</label>
        <Select
          id="tags-two"
          mode="tags"
          options={topics}
          defaultValue={chosen}
          maxTagCount={2}
          maxTagTextLength={6}
        />
      </div>
      <div className="demo-field">
        <label htmlFor="tags-responsive">As many as fit</label>
        <Select
          id="tags-responsive"
          mode="tags"
          options={topics}
          defaultValue={chosen}
          maxTagCount="responsive"
          maxTagTextLength={6}
        />
      </div>
    </div>
  );
}
