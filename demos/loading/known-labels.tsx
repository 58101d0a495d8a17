import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { useStations, type Station } from './useStations';

const saved: Station[] = [
  { value: 'st-12', label: 'North ridge' },
  { value: 'st-31', label: 'Town hall roof' },
];

function StationSelect() {
  const stations = useStations();

  return (
    <Select
      id="loading-known"
      mode="multiple"
      labelInValue
      options={stations ?? []}
      loading={!stations}
      notFoundContent={stations ? 'No such station' : 'Loading stations …'}
      defaultValue={saved}
      optionFilterProp="label"
    />
  );
}

export default function KnownLabelsDemo() {
  const [run, setRun] = useState(1);

  return (
    <div className="demo-field">
      <label htmlFor="loading-known">Weather stations with their names</label>
      <StationSelect key={run} />
      <div className="demo-row">
        <button type="button" className="demo-button" onClick={() => setRun(run + 1)}>
          Load again
        </button>
      </div>
    </div>
  );
}
