import { type SelectProp, select } from '../../../subject/reference';

interface CallbackInfo {
  name: string;
  /** Fragment of its row in the reference on the index page. */
  anchor: string;
  /**
   * Whether it passes on keyboard, mouse or scroll events, of which there are many for each change
   * of the select.
   */
  isInput: boolean;
}

/** The callbacks that keyboard, mouse and scroll events call. */
const INPUT: readonly string[] = [
  'onKeyDown',
  'onKeyUp',
  'onInputKeyDown',
  'onMouseDown',
  'onClick',
  'onMouseEnter',
  'onMouseLeave',
  'onPopupScroll',
] satisfies SelectProp[];

/** Every callback prop of the reference, in its order. */
export const CALLBACKS: readonly CallbackInfo[] = Object.keys(select)
  .filter((name) => /^on[A-Z]/.test(name))
  .map((name) => ({
    name,
    anchor: `select-${name}`,
    isInput: INPUT.includes(name),
  }));

/** The names of all callback props. */
export const CALLBACK_NAMES: readonly string[] = CALLBACKS.map(({ name }) => name);

const byName = new Map(CALLBACKS.map((callback) => [callback.name, callback]));

/** What the reference knows of a callback; undefined for a name it does not list. */
export function findCallback(name: string): CallbackInfo | undefined {
  return byName.get(name);
}
