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
      <fieldset>
        <legend>Language of the options</legend>
        {languages.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="update-option-language"
              checked={language === name}
              onChange={() => setLanguage(name)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <p className="demo-note">
        Values: <output htmlFor="update-option-colours">{colours.join(', ') || 'none'}</output>
      </p>
    </>
  );
}
