import { useEffect, useEffectEvent } from 'react';
import { TAB_KEY } from '../../document/contract';

/**
 * Selects the tab that the reader has selected before the application was there: the document shows
 * its panel.
 *
 * @param tabs - Selector of the tabs.
 * @param selected - Key of the tab that they are rendered with.
 */
export function useEarlyTab(tabs: string, selected: string, onSelect: (key: string) => void): void {
  const keep = useEffectEvent(() => {
    const panel = document.querySelector<HTMLElement>(`${tabs} > [role="tabpanel"]:not([hidden])`);
    const key = panel?.getAttribute(TAB_KEY) ?? selected;
    if (key !== selected) onSelect(key);
  });
  useEffect(function keepEarlyTab() {
    keep();
  }, []);
}
