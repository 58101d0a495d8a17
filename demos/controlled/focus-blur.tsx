import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const dynamics = ['pianissimo', 'piano', 'mezzo-forte', 'forte', 'fortissimo'].map((name) => ({
  value: name,
  label: name,
}));

export default function FocusBlurDemo() {
  const [focused, setFocused] = useState(false);
  const [visits, setVisits] = useState(0);

  return (
    <div className="demo-field">
      <label htmlFor="controlled-dynamics">Dynamics</label>
      <Select
        id="controlled-dynamics"
        options={dynamics}
        placeholder="Choose one"
        onFocus={() => {
          setFocused(true);
          setVisits((count) => count + 1);
        }}
        onBlur={() => setFocused(false)}
      />
      <p className="demo-note">
        <output htmlFor="controlled-dynamics">
          {focused ? 'Has the focus' : 'Has no focus'}, entered {visits} times
        </output>
      </p>
    </div>
  );
}
