import { isInaccessible } from 'dom-accessibility-api';
import { hasFocus, roleOf } from './element';

/** What HTML makes interactive (https://html.spec.whatwg.org/#interactive-content-2). */
const NATIVE = [
  'a[href]',
  'area[href]',
  'audio[controls]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'summary',
  'textarea',
  'video[controls]',
  '[contenteditable]:not([contenteditable="false"])',
].join();

/**
 * Widgets, and the windows that take the focus
 * (https://www.w3.org/TR/wai-aria-1.2/#widget_roles, #window_roles).
 */
const WIDGETS: readonly string[] = [
  ...['alertdialog', 'button', 'checkbox', 'combobox', 'dialog', 'grid', 'gridcell', 'link'],
  ...['listbox', 'menu', 'menubar', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option'],
  ...['progressbar', 'radio', 'radiogroup', 'scrollbar', 'searchbox', 'slider', 'spinbutton'],
  ...['switch', 'tab', 'tablist', 'tabpanel', 'textbox', 'tree', 'treegrid', 'treeitem'],
];

const CANDIDATES = [NATIVE, '[tabindex]', ...WIDGETS.map((role) => `[role="${role}"]`)].join();

/** Items that come by the hundred; those nobody can tab to are no stops of their own. */
const ITEMS: ReadonlySet<string> = new Set(['gridcell', 'option', 'treeitem']);

/** Whether HTML makes an element interactive, whatever its role. */
export const isNative = (element: Element): boolean => element.matches(NATIVE);

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || hasFocus(element);
}

function isInteractive(element: HTMLElement): boolean {
  const role = roleOf(element);
  const isWidget = isNative(element) || WIDGETS.includes(role);
  return isWidget && !ITEMS.has(role) ? true : isStop(element);
}

/**
 * The interactive elements in parts of the page that are exposed to assistive technology, in their
 * order. Of cells and options, only those that can be tabbed to.
 *
 * @param limit - How many are looked for.
 */
export function findInteractive(parts: readonly Element[], limit: number): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const part of parts) {
    const own = part instanceof HTMLElement && part.matches(CANDIDATES) ? [part] : [];
    for (const element of [...own, ...part.querySelectorAll<HTMLElement>(CANDIDATES)]) {
      if (found.length === limit) return found;
      if (isInteractive(element) && !isInaccessible(element)) found.push(element);
    }
  }
  return found;
}
