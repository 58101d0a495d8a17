import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

interface Currency {
  code: string;
  currency: string;
  decimals: number;
}

const currencies: Currency[] = [
  { code: 'CHF', currency: 'Swiss franc', decimals: 2 },
  { code: 'EUR', currency: 'Euro', decimals: 2 },
  { code: 'JPY', currency: 'Japanese yen', decimals: 0 },
  { code: 'KWD', currency: 'Kuwaiti dinar', decimals: 3 },
  { code: 'SEK', currency: 'Swedish krona', decimals: 2 },
  { code: 'USD', currency: 'US dollar', decimals: 2 },
];

export default function SingleFieldNamesDemo() {
  const [chosen, setChosen] = useState<Currency>();

  return (
    <>
      <div className="demo-field">
        <label htmlFor="single-field-names-currency">Currency</label>
        <Select<string, Currency>
          id="single-field-names-currency"
          showSearch
          options={currencies}
          fieldNames={{ value: 'code', label: 'currency' }}
          optionFilterProp="currency"
          onSelect={(_, option) => setChosen(option)}
          placeholder="Choose a currency"
        />
      </div>
      <p className="demo-note">
        <output htmlFor="single-field-names-currency">
          {chosen
            ? `${chosen.code}: ${chosen.decimals} decimals`
            : 'Choose a currency to see its decimals.'}
        </output>
      </p>
    </>
  );
}
