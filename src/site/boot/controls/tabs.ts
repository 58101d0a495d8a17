import { nextTab } from '../../../ui/tabs/nextTab';
import { TAB_LIST } from '../../../document/contract';

/**
 * Selects a tab of src/ui/tabs/Tabs.tsx by a click or a key (src/document/page/foundText.ts).
 *
 * @returns Whether the event was one of the tabs.
 */
export function pressTab(target: Element, event: Event): boolean {
  const pressed = target.closest<HTMLElement>(`.${TAB_LIST} > [role="tab"]`);
  // A press that the script in the head has not kept opens the link of a tab elsewhere.
  if (!pressed || window.lastPress?.event !== event) return false;
  const tabs = [...(pressed.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next =
    event instanceof KeyboardEvent
      ? tabs[nextTab(event.key, tabs.indexOf(pressed), tabs.length) ?? -1]
      : pressed;
  if (!next) return false;
  event.preventDefault();
  // Of the script in the head, which also selects the tab of what a search of the page has found.
  window.selectTab?.(next);
  document.getElementById(next.getAttribute('aria-controls') ?? '')?.removeAttribute('hidden');
  next.focus();
  return true;
}
