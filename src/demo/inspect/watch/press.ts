const MODIFIERS = [
  ['ctrlKey', 'Control'],
  ['altKey', 'Alt'],
  ['metaKey', 'Meta'],
  ['shiftKey', 'Shift'],
] as const;

const TEXT_FIELD = 'input, textarea, [contenteditable], [role="textbox"]';

/** Whether a key only adds to a text, of which nothing is to be told key by key. */
function isTyping({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isText = target instanceof Element && target.matches(TEXT_FIELD);
  return isText && key.length === 1 && !ctrlKey && !metaKey;
}

/**
 * What was pressed, such as `Shift+Tab` or `click`; undefined for what is no press of its own: a
 * modifier, typed text, and the click that a key makes.
 */
export function pressOf(event: Event): string | undefined {
  if (event instanceof KeyboardEvent) {
    const { key } = event;
    if (MODIFIERS.some(([, name]) => name === key) || isTyping(event)) return undefined;
    const held = MODIFIERS.filter(([field]) => event[field]).map(([, name]) => name);
    return [...held, key === ' ' ? 'Space' : key].join('+');
  }
  return event instanceof MouseEvent && event.detail > 0 ? 'click' : undefined;
}
