import { inGroup } from '../names';

/** Callbacks for what the user does. */
export const events = inGroup('events', {
  onChange: {
    description:
      'Called with the new value and its option when the selection changes; both are arrays in `multiple` and `tags`. Clearing passes `undefined` in a single select and empty arrays in `multiple` and `tags`. In `combobox` it passes `undefined` and then, in a second call, an empty string. Text that is not an option comes with an empty object.',
    see: ['controlled', 'combobox', 'update-option'],
  },
  onSelect: {
    type: '(value: ArrayElementType<ValueType>, option: OptionType) => void',
    description:
      'Called with the option that is picked, in a single select and `combobox` even if it was already chosen. When separators split text, it is called for every chosen value, including old ones.',
    see: ['mul-suggest', 'single-field-names'],
  },
  onDeselect: {
    type: '(value: ArrayElementType<ValueType>, option: OptionType) => void',
    description:
      'Called with the value that is removed in `multiple` or `tags`. Clearing the selection does not call it.',
  },
  onClear: {
    description: 'Called when the clear icon is pressed, before `onChange`.',
  },
  onFocus: {
    description:
      'Called when the select gets focus. Moving into the popup and back does not call it again.',
    see: ['controlled'],
  },
  onBlur: {
    description:
      'Called when the text field loses focus, even to content in the popup, and again when that content loses focus. So several `onBlur` calls can follow one `onFocus` call.',
    see: ['controlled', 'mul-suggest'],
  },
  onKeyDown: {
    description:
      'Called after the select has reacted to the key. Also called for keys pressed in popup content, which act on the list as well.',
  },
  onKeyUp: {
    description: 'Called when a key is released in the select or in its popup.',
  },
  onInputKeyDown: {
    description:
      'Called by the text field before the list reacts. Stop the propagation to keep a key from an open list and from `onKeyDown`, or to keep Backspace from removing a tag. A key that opens a closed list still opens it.',
    see: ['suggest', 'dropdown-render', 'get-popup-container'],
  },
  onMouseDown: {
    description:
      'Called when a mouse button goes down in the select or in its popup, except on the icon of a tag and on what `tagRender` renders.',
    see: ['focus'],
  },
  onClick: {
    description: 'Called on a click in the select or in its popup.',
  },
  onMouseEnter: {
    description: 'Called when the pointer enters the select or its popup.',
  },
  onMouseLeave: {
    description:
      'Called when the pointer leaves the select. The popup counts as part of it, but the gap of 4 pixels between them does not: a slow pointer leaves and enters again.',
  },
});
