import { useId } from 'react';
import { COLOR_PREFERENCES, type ColorPreference } from '../../src/color/preference';
import { usePageTexts } from '../locale/usePageTexts';
import { AutoIcon, MoonIcon, SunIcon } from '../ui/icons';
import { useColorPreference } from './useColorPreference';

const ICONS = { light: SunIcon, dark: MoonIcon, auto: AutoIcon } as const;

/** The three choices of F1 as radio buttons drawn as icons. */
export function ColorSwitch() {
  const [preference, setPreference] = useColorPreference();
  const texts = usePageTexts();
  const name = useId();
  const labels: Record<ColorPreference, string> = {
    light: texts.colorLight,
    dark: texts.colorDark,
    auto: texts.colorAuto,
  };

  return (
    <fieldset className="color-switch needs-script">
      <legend className="visually-hidden">{texts.colorScheme}</legend>
      {COLOR_PREFERENCES.map((choice) => {
        const Icon = ICONS[choice];
        return (
          <label key={choice} title={labels[choice]}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={choice}
              checked={preference === choice}
              onChange={() => setPreference(choice)}
            />
            <Icon />
            <span className="visually-hidden">{labels[choice]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
