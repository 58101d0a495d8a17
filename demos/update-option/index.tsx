import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const names = {
  English: { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow' },
  Portuguese: { red: 'Vermelho', green: 'Verde', blue: 'Azul', yellow: 'Amarelo' },
  Swedish: { red: 'Röd', green: 'Grön', blue: 'Blå', yellow: 'Gul' },
};

type Language = keyof typeof names;

const languages: Language[] = ['English', 'Portuguese', 'Swedish'];

export default function UpdateOptionDemo() {
  const [language, setLanguage] = useState<Language>('English');
  const [colours, setColours] = useState(['red', 'blue']);
  const options = Object.entries(names[language]).map(([value, label]) => ({ value, label }));

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="update-option-language">Language of the options</label>
          <select
            id="update-option-language"
            value={language}
            onChange={(event) => {
              const next = languages.find((name) => name === event.target.value);
              if (next) setLanguage(next);
            }}
          >
            {languages.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className="demo-field">
          <label htmlFor="update-option-colours">Colours</label>
          <Select<string[]>
            id="update-option-colours"
            mode="multiple"
            options={options}
            optionFilterProp="label"
            value={colours}
            onChange={setColours}
          />
        </div>
      </div>
      <p className="demo-note">
        Values: <output htmlFor="update-option-colours">{colours.join(', ') || 'none'}</output>
      </p>
    </>
  );
}
