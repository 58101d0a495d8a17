import Select from 'rc-select';
import '../skin/select.css';

const airports = [
  { value: 'AMS', label: 'Amsterdam Schiphol' },
  { value: 'CDG', label: 'Paris Charles de Gaulle' },
  { value: 'CPH', label: 'Copenhagen Kastrup' },
  { value: 'FCO', label: 'Rome Fiumicino' },
  { value: 'FRA', label: 'Frankfurt am Main' },
  { value: 'LHR', label: 'London Heathrow' },
  { value: 'LIS', label: 'Lisbon Humberto Delgado' },
  { value: 'WAW', label: 'Warsaw Chopin' },
];

export default function ShortTagsDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="option-label-prop-multiple">Airports on the way</label>
      <Select
        id="option-label-prop-multiple"
        mode="multiple"
        options={airports}
        optionLabelProp="value"
        optionFilterProp="label"
        defaultValue={['LIS', 'CDG', 'WAW']}
      />
    </div>
  );
}
