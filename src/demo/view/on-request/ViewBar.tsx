import { DEVICE_WIDTHS, type DemoView } from '../view';
import { useTexts } from '../../../locale/useTexts';
import { useIsChanged } from '../../code/DemoCodeContext';
import { useChangeView } from '../useDemoView';
import { viewTexts } from './texts';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  /** Undefined when none of the options is in force. */
  selected: Value | undefined;
  onSelect: (value: Value) => void;
}

/** Radio buttons drawn as one row of words. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, selected, onSelect } = props;
  const name = useId();
  const values = Object.keys(options) as Value[];
  return (
    <fieldset className="view-choice">
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Device = 'full' | keyof typeof DEVICE_WIDTHS;

const WIDTHS: Record<Device, number | undefined> = { full: undefined, ...DEVICE_WIDTHS };

const DEVICES = Object.keys(WIDTHS) as Device[];

/** The options of a demo's view: width, direction, colours. */
export function ViewBar({ id, view }: { id: string; view: DemoView }) {
  const texts = useTexts(viewTexts);
  const change = useChangeView(id);
  const isChanged = useIsChanged();
  return (
    <>
      {isChanged && <p className="view-note">{texts.onlyPublished}</p>}
      <fieldset className="view-bar" disabled={isChanged}>
        <Choice
          label={texts.width}
          options={texts.widths}
          selected={DEVICES.find((device) => WIDTHS[device] === view.width)}
          onSelect={(device) => change({ ...view, width: WIDTHS[device] })}
        />
        <Choice
          label={texts.direction}
          options={texts.directions}
          selected={view.dir}
          onSelect={(dir) => change({ ...view, dir })}
        />
        <Choice
          label={texts.colours}
          options={texts.schemes}
          selected={view.scheme ?? 'page'}
          onSelect={(scheme) => change({ ...view, scheme: scheme === 'page' ? undefined : scheme })}
        />
      </fieldset>
    </>
  );
}
