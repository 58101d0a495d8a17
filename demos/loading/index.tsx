import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { useStations } from './useStations';

function StationSelect() {
  const stations = useStations();
  // Controlled: a select with `defaultValue` keeps bare values as labels once a tag was removed.
  const [values, setValues] = useState(['st-12', 'st-31']);

  return (
    <Select
      id="loading-stations"
      mode="multiple"
      options={stations ?? []}
      loading={!stations}
      notFoundContent={stations ? 'No such station' : 'Loading stations …'}
      value={values}
      onChange={(next: string[]) => setValues(next)}
      optionFilterProp="label"
    />
  );
}

export default function LoadingDemo() {
  const [run, setRun] = useState(1);

  return (
    <div className="demo-field">
      <label htmlFor="loading-stations">Weather stations</label>
      {/* The key makes a new select: an old one still knows the labels that it has shown. */}
      <StationSelect key={run} />
      <div className="demo-row">
        <button type="button" className="demo-button" onClick={() => setRun(run + 1)}>
          Load again
        </button>
      </div>
    </div>
  );
}
