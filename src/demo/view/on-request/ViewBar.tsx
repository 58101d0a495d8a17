import { DEVICE_WIDTHS, type DemoView } from '../view';
import { useTexts } from '../../../locale/useTexts';
import { useIsChanged } from '../../code/DemoCodeContext';
import { useChangeView } from '../useDemoView';
import { Choice } from './Choice';
import { viewTexts } from './texts';

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
