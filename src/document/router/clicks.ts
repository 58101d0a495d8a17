/** The part of a click that says what the browser does with a link. */
type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link asks for a new tab, a download or the like. */
export const isSpecialClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
