import { type ColorScheme } from '../../../ui/color/preference';
import { COLOR_SCHEME } from '../../../document/contract';

/** The scheme that the page is shown in: an attribute of its root element (F2). */
export function currentScheme(): ColorScheme {
  return document.documentElement.getAttribute(COLOR_SCHEME) === 'dark' ? 'dark' : 'light';
}

/** Calls `listener` after each change of the scheme; returns how to stop. */
export function onSchemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME] });
  return () => observer.disconnect();
}
