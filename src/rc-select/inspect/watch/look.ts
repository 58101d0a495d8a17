import { computeAccessibleName } from 'dom-accessibility-api';
import { describeCombobox, findComboboxes } from '../describe/describeCombobox';
import { createListener } from './listen';
import { MAX_SELECTS, type Sight } from './sight';

/** Looks at the selects of a stage, with what has changed in the document since the look before. */
export type Look = (chosen: number | undefined, records: readonly MutationRecord[]) => Sight;

/**
 * Creates what looks at the selects in a stage, again and again: it remembers who had focus, and what was said.
 *
 * @param stage - The part of the page that the demo is in; its popups may be elsewhere.
 */
export function createLook(stage: Element): Look {
  const hear = createListener(stage);
  let lastFocused: HTMLElement | undefined;

  return (chosen, records) => {
    const comboboxes = findComboboxes(stage).slice(0, MAX_SELECTS);
    const { announcements, focused } = hear(comboboxes, records);
    if (focused) lastFocused = focused.element;
    const followed = comboboxes.findIndex((element) => element === lastFocused);
    // Changed code may have fewer selects than the reader chose from.
    const isThere = chosen !== undefined && chosen < comboboxes.length;
    const shown = isThere ? chosen : Math.max(followed, 0);
    const element = comboboxes[shown];
    return {
      names: comboboxes.map((one) => computeAccessibleName(one)),
      shown: element && shown,
      description:
        element === focused?.element ? focused?.description : element && describeCombobox(element),
      announcements,
    };
  };
}
