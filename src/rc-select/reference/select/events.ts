import { inGroup } from './inGroup';

/** Callbacks for what the reader does. */
export const events = inGroup('events', [
  {
    name: 'onChange',
    type: '(value: ValueType, option?: OptionType | OptionType[]) => void',
    description:
      'Called with the new value and its option when the selection changes; both are arrays in `multiple` and `tags`. Clearing passes `undefined` or empty arrays, and text that is no option comes with an empty object.',
    see: ['controlled', 'combobox', 'update-option'],
  },
  {
    name: 'onSelect',
    type: '(value: ArrayElementType<ValueType>, option: OptionType) => void',
    description:
      'Called with the one option that is picked, also when it was chosen before. When separators split a text it is called for every chosen value, old ones included.',
    see: ['mul-suggest', 'single-field-names'],
  },
  {
    name: 'onDeselect',
    type: '(value: ArrayElementType<ValueType>, option: OptionType) => void',
    description:
      'Called with the one value that is removed in `multiple` or `tags`. Clearing the selection does not call it.',
  },
  {
    name: 'onClear',
    type: '() => void',
    description: 'Called when the clear control is used, before `onChange`.',
  },
  {
    name: 'onFocus',
    type: 'FocusEventHandler<HTMLElement>',
    description: 'Called when the select gets focus.',
    see: ['controlled'],
  },
  {
    name: 'onBlur',
    type: 'FocusEventHandler<HTMLElement>',
    description: 'Called when the text field loses focus, even if content in the popup takes it.',
    see: ['controlled', 'mul-suggest'],
  },
  {
    name: 'onKeyDown',
    type: 'KeyboardEventHandler<HTMLDivElement>',
    description:
      'Called after the select has reacted to the key. Keys pressed inside the popup arrive here too.',
  },
  {
    name: 'onKeyUp',
    type: 'KeyboardEventHandler<HTMLDivElement>',
    description: 'Called when a key is released in the box or in the popup.',
  },
  {
    name: 'onInputKeyDown',
    type: 'KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>',
    description:
      'Called by the text field before the list reacts. Stop the propagation to keep a key from the list; most keys then still open it.',
    see: ['suggest', 'dropdown-render', 'get-popup-container'],
  },
  {
    name: 'onMouseDown',
    type: 'MouseEventHandler<HTMLDivElement>',
    description: 'Called when a button of the mouse goes down in the box or in the popup.',
    see: ['single'],
  },
  {
    name: 'onClick',
    type: 'MouseEventHandler<HTMLDivElement>',
    description: 'Called on a click in the box or in the popup.',
  },
  {
    name: 'onMouseEnter',
    type: 'MouseEventHandler<HTMLDivElement>',
    description: 'Called when the pointer enters the box.',
  },
  {
    name: 'onMouseLeave',
    type: 'MouseEventHandler<HTMLDivElement>',
    description: 'Called when the pointer leaves the box; moving on into the popup does not count.',
  },
]);
