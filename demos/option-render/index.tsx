import Select from 'rc-select';
import '../skin/select.css';
import { languages } from './languages';
import './demo.css';

export default function OptionRenderDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="option-render-language">Language</label>
      <Select
        id="option-render-language"
        options={languages}
        defaultValue="python"
        optionRender={({ data }) => (
          <div className="demo-option">
            <span>{data.label}</span>
            <span className="demo-option-detail">
              {data.author}, {data.year}
            </span>
          </div>
        )}
        listHeight={260}
        // Without virtual scrolling, the rows are the options for screen readers.
        virtual={false}
      />
    </div>
  );
}
