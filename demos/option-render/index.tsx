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
        // The list is short: without virtual scrolling the rows themselves are what a screen reader reads.
        virtual={false}
      />
    </div>
  );
}
