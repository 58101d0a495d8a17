import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './demo.css';
import { routes } from './routes';

export default function RowHeightsDemo() {
  const [route, setRoute] = useState<number>();

  return (
    <div className="demo-field">
      <label htmlFor="row-heights-route">Route</label>
      <Select<number, (typeof routes)[number]>
        id="row-heights-route"
        placeholder="Choose one of 300"
        options={routes}
        optionRender={({ data }) => (
          <>
            {data.label}
            {data.stops.map((stop) => (
              <span key={stop} className="row-heights-stop">
                {stop}
              </span>
            ))}
          </>
        )}
        // About the average of all rows, of which the lowest has 32 pixels and the highest 92.
        listItemHeight={62}
        value={route}
        onChange={setRoute}
      />
      <p className="demo-note">
        Value: <output htmlFor="row-heights-route">{route ?? 'none'}</output>
      </p>
    </div>
  );
}
