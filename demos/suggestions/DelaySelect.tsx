const delays = [0, 300, 1500];

interface DelaySelectProps {
  id: string;
  value: number;
  onChange: (delay: number) => void;
}

/** How long an answer is held back, for trying out what a slow connection does. */
export default function DelaySelect({ id, value, onChange }: DelaySelectProps) {
  return (
    <div className="demo-field">
      <label htmlFor={id}>Delay of each answer</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {delays.map((delay) => (
          <option key={delay} value={delay}>
            {`${delay} ms`}
          </option>
        ))}
      </select>
    </div>
  );
}
