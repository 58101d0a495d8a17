import type { Settings } from '../../../../src/playground/model/settings';
import { samplesOf } from '../../playground/randomSettings';
import { selectModel } from './selectPlayground';

/** Every state in which one prop is set, in some modes. */
export function singleSettings(modes: readonly (string | undefined)[]): Settings[] {
  return modes.flatMap((mode) =>
    selectModel.controls.flatMap((control) =>
      samplesOf(control).map((text) => ({ ...(mode && { mode }), [control.prop.name]: text })),
    ),
  );
}
