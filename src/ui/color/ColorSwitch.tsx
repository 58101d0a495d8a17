import { useId } from 'react';
import { COLOR_PREFERENCES, type ColorPreference } from './preference';
import { usePageTexts } from '../../locale/usePageTexts';
import { AutoIcon, MoonIcon, SunIcon } from '../icons';
import { COLOR_PREFERENCE, VISUALLY_HIDDEN } from '../../document/contract';

const ICONS = { light: SunIcon, dark: MoonIcon, auto: AutoIcon } as const;

/** Shows what is chosen in a switch that comes later than the document. */
function showChoice(choice: HTMLInputElement | null): void {
  const preference = document.documentElement.getAttribute(COLOR_PREFERENCE);
  if (choice) choice.checked = choice.value === preference;
}

/**
 * The three choices of F1 as radio buttons drawn as icons. The script in the head reacts to them
 * and checks the one that is in use (src/ui/color/colorScript.ts).
 */
export function ColorSwitch() {
  const texts = usePageTexts();
  const name = useId();
  const labels: Record<ColorPreference, string> = {
    light: texts.colorLight,
    dark: texts.colorDark,
    auto: texts.colorAuto,
  };

  return (
    <fieldset className="color-switch needs-script">
      <legend className={VISUALLY_HIDDEN}>{texts.colorScheme}</legend>
      {COLOR_PREFERENCES.map((choice) => {
        const Icon = ICONS[choice];
        return (
          <label key={choice} title={labels[choice]}>
            <input
              ref={showChoice}
              type="radio"
              className={VISUALLY_HIDDEN}
              name={name}
              value={choice}
              defaultChecked={choice === 'light'}
            />
            <Icon />
            <span className={VISUALLY_HIDDEN}>{labels[choice]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
