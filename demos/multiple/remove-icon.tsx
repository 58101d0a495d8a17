import Select from 'rc-select';
import '../skin/select.css';
import { languages } from './languages';

const cross = (
  <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M2 2l8 8M10 2l-8 8" />
  </svg>
);

export default function RemoveIconDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="multiple-subtitles">Subtitles</label>
      <Select
        id="multiple-subtitles"
        mode="multiple"
        options={languages}
        defaultValue={['fr', 'nl']}
        optionFilterProp="label"
        removeIcon={cross}
      />
    </div>
  );
}
