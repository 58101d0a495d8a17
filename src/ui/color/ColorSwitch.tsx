import { useId } from 'react';
import { COLOR_CHOICE, type ColorPreference, fieldsOf, showChoice } from '../choice/choices';
import { usePageTexts } from '../../locale/usePageTexts';
import { AutoIcon, MoonIcon, SunIcon } from '../icons';
import { VISUALLY_HIDDEN } from '../../document/contract';

const ICONS = { light: SunIcon, dark: MoonIcon, auto: AutoIcon } as const;

/**
 * The three choices of F1 as radio buttons drawn as icons. The script in the head reacts to them
 * and checks the one that is in use (src/ui/choice/choiceScript.ts).
 */
export function ColorSwitch() {
  const texts = usePageTexts();
  const name = fieldsOf(COLOR_CHOICE) + useId();
  const labels: Record<ColorPreference, string> = {
    light: texts.colorLight,
    dark: texts.colorDark,
    auto: texts.colorAuto,
  };

  return (
    <fieldset className="color-switch needs-script">
      <legend className={VISUALLY_HIDDEN}>{texts.colorScheme}</legend>
      {COLOR_CHOICE.values.map((choice) => {
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
