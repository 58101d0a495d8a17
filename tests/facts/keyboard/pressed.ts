import { expect } from 'vitest';
import type { KeyboardMode } from '../../../src/subject/rc-select/keyboard/types';
import type { UseProps } from '../support/page/kit';
import type { SelectState } from '../support/page/readSelect';
import type { ShownSelect } from '../support/shownSelect';

/** A select for the proof of a row of the table of keys. */
export interface Pressed {
  select: ShownSelect;
  mode: KeyboardMode;
  /** One of the keys of the row. */
  key: string;
  /** Whether the list is open when the key is pressed. */
  open: boolean;
  controlled: boolean;
}

/** What a row says of a closed and of an open list. */
export interface Proof {
  closed: (pressed: Pressed) => Promise<void>;
  open: (pressed: Pressed) => Promise<void>;
}

const trees: UseProps = () => ({
  options: [
    { value: 'ash' },
    { value: 'beech', disabled: true },
    { value: 'cedar' },
    { value: 'wych elm' },
  ],
});

const searchedTrees: UseProps = () => ({
  showSearch: true,
  options: [
    { value: 'ash' },
    { value: 'beech', disabled: true },
    { value: 'cedar' },
    { value: 'wych elm' },
  ],
});

/** What rc-select says of a disabled option in `tags`. */
const DISABLED_IN_TAGS = 'Please avoid setting option to disabled in tags mode';

/**
 * Shows a select that has the focus: of four trees, of which beech is disabled, or of what is
 * given.
 */
export async function show(
  { select, mode, open, controlled }: Pressed,
  useProps: UseProps = mode === 'search' ? searchedTrees : trees,
): Promise<void> {
  await select.show(useProps, { mode: mode === 'search' ? 'single' : mode, open, controlled });
  await select.focus();
  const messages = mode === 'tags' ? select.takeMessages() : [];
  expect(messages.filter((message) => !message.includes(DISABLED_IN_TAGS))).toEqual([]);
}

/** Presses the key and returns what the select shows then. */
export async function press({ select, key }: Pressed): Promise<SelectState> {
  await select.press(key);
  return select.state();
}

/** The two states around the key, and the calls of picking and changing that it causes. */
export async function compare(pressed: Pressed): Promise<{
  before: SelectState;
  after: SelectState;
  picked: string[];
}> {
  const { select } = pressed;
  await select.forgetCalls();
  const before = await select.state();
  const after = await press(pressed);
  return { before, after, picked: await select.calls('onSelect', 'onDeselect', 'onChange') };
}

/** Puts the caret of the text field somewhere. */
export async function setCaret({ select }: Pressed, at: number): Promise<void> {
  await select.page.evaluate((place) => {
    document.querySelector<HTMLInputElement>('#select')?.setSelectionRange(place, place);
  }, at);
}

/** Where the caret is. */
export function caretOf({ select }: Pressed): Promise<number | null | undefined> {
  return select.page.evaluate(
    () => document.querySelector<HTMLInputElement>('#select')?.selectionStart,
  );
}
