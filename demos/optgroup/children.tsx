import Select, { OptGroup, Option } from 'rc-select';
import '../skin/select.css';

export default function ChildrenDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="optgroup-clef">Clef</label>
      <Select id="optgroup-clef" defaultValue="treble">
        <OptGroup label="Common">
          <Option value="treble">Treble</Option>
          <Option value="bass">Bass</Option>
        </OptGroup>
        <OptGroup label="C clefs">
          <Option value="alto">Alto</Option>
          <Option value="tenor">Tenor</Option>
        </OptGroup>
      </Select>
    </div>
  );
}
