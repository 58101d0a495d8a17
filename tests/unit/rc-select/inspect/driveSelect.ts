import { act, fireEvent, screen } from '@testing-library/react';

const CODES = { ArrowDown: 40, ArrowUp: 38, Enter: 13, Escape: 27, Backspace: 8 } as const;

/** The first select, or the one with a name. */
export function combobox(name?: string): HTMLElement {
  return screen.getByRole('combobox', name === undefined ? {} : { name });
}

/** Focuses a select and opens its list. */
export function open(name?: string): void {
  act(() => combobox(name).focus());
  fireEvent.mouseDown(combobox(name));
}

/** Presses a key in a select. rc-select reads `which`, which user-event does not set. */
export function press(key: keyof typeof CODES, name?: string): void {
  fireEvent.keyDown(combobox(name), { key, which: CODES[key], keyCode: CODES[key] });
  fireEvent.keyUp(combobox(name), { key, which: CODES[key], keyCode: CODES[key] });
}

/** Types into a select that searches. */
export function type(text: string, name?: string): void {
  fireEvent.change(combobox(name), { target: { value: text } });
}
