import Select from 'rc-select';
import '../skin/select.css';
import { languages } from './languages';

export default function MaxTagCountDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="multiple-translations">Translations</label>
      <Select
        id="multiple-translations"
        mode="multiple"
        options={languages}
        defaultValue={['ar', 'zh', 'en', 'fr', 'es']}
        optionFilterProp="label"
        maxTagCount={2}
        maxTagPlaceholder={(omitted) => `${omitted.length} more`}
      />
    </div>
  );
}
