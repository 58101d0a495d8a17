/** What a select shows. */
export interface SelectState {
  /** `aria-expanded` of the text field. */
  open: boolean;
  /** Whether the popup can be seen. */
  popup: boolean;
  /** The rows that are rendered, headings included; of no use while the popup is hidden. */
  rows: string[];
  /** The options among the rows. */
  options: string[];
  /** The text of the active option, if one is. */
  active: string | undefined;
  /** The text in the text field. */
  text: string;
  /** The tags, or the chosen label of a single select. */
  chosen: string[];
  /** Whether the focus is in the text field. */
  focused: boolean;
}

const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.textContent ?? '');

/** Reads from the document what the select shows. */
export function readSelect(): SelectState {
  const field = document.querySelector<HTMLInputElement>('[role=combobox]');
  const popup = document.querySelector<HTMLElement>('.rc-select-dropdown');
  const mark = '.rc-select-item-option-active .rc-select-item-option-content';
  return {
    open: field?.getAttribute('aria-expanded') === 'true',
    popup: popup?.checkVisibility({ visibilityProperty: true }) ?? false,
    rows: texts('.rc-select-item-option-content, .rc-select-item-group'),
    options: texts('.rc-select-item-option-content'),
    active: texts(mark)[0],
    text: field?.value ?? '',
    chosen: texts(
      '.rc-select-multiple .rc-select-selection-item-content, .rc-select-single .rc-select-selection-item',
    ),
    focused: document.activeElement === field,
  };
}
