import type { Announcement } from '../announce/announcement';
import { regionChanges } from '../announce/regionChanges';
import { stateChanges } from '../announce/stateChanges';
import { describeCombobox } from '../describe/describeCombobox';
import type { ComboboxDescription } from '../describe/description';
import { hasFocus } from '../../../demo/inspect/focus';
import { listOf, popupOf } from '../describe/list';

/** What was heard in a frame. */
export interface Heard {
  announcements: readonly Announcement[];
  /** The combobox with focus. */
  focused: { element: HTMLElement; description: ComboboxDescription } | undefined;
}

/**
 * Creates what hears, frame by frame, what a screen reader would say of the selects in a stage:
 * their live regions, also in popups elsewhere in the page, and what focus and arrow keys change.
 */
export function createListener(
  stage: Element,
): (comboboxes: readonly HTMLElement[], records: readonly MutationRecord[]) => Heard {
  let before: Heard['focused'];

  return (comboboxes, records) => {
    const popups = comboboxes.flatMap((combobox) => {
      const list = listOf(combobox);
      return list ? [popupOf(list)] : [];
    });
    const ours = records.filter(({ target }) =>
      [stage, ...popups].some((part) => part.contains(target)),
    );
    const element = comboboxes.find(hasFocus);
    const focused = element && { element, description: describeCombobox(element) };
    const known = before?.element === element ? before?.description : undefined;
    before = focused;
    return {
      focused,
      announcements: [
        ...(focused ? stateChanges(known, focused.description) : []),
        ...regionChanges(ours),
      ],
    };
  };
}
