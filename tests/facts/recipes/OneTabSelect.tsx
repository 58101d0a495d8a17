import type { KeyboardEvent } from 'react';
import Select, { type SelectProps } from 'rc-select';

/** Keeps the list from cancelling what the browser does with Tab. */
function letFocusMove(event: KeyboardEvent) {
  if (event.key === 'Tab') event.preventDefault = () => {};
}

/** A select in which Tab picks the active option and moves the focus on. */
export function OneTabSelect<Value>(props: SelectProps<Value>) {
  return <Select<Value> onInputKeyDown={letFocusMove} {...props} />;
}
