import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react';
import { keepFindable } from '../../document/page/foundText';
import { useHydrated } from '../../lib/react/useHydrated';
import { isSpecialClick } from '../../document/router/clicks';
import { Button } from '../Button';
import { nextTab } from './nextTab';
import { TAB_KEY, TAB_LIST } from '../../document/contract';

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

/** One tab and its panel. */
export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
  /** Where a document shows the tab, for readers without script and for new browser tabs. */
  href?: string;
}

interface TabsProps {
  tabs: Tab[];
  selected: string;
  onSelect: (key: string) => void;
  /** Accessible name of the list. */
  label: string;
  className?: string;
  /** What is about all panels, between the list and these. */
  children?: ReactNode;
}

/**
 * Tabs after https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, selected by focus; every panel stays
 * in the document. Before the application is there, src/site/boot/controls/tabs.ts selects them.
 */
export function Tabs({ tabs, selected, onSelect, label, className, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // From the tab that has focus: the next key may come before a `selected` that follows the
    // page's address.
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.key);
    buttons[next]?.focus();
  };

  return (
    <div className={`tabs ${className ?? ''}`}>
      <div ref={list} className={TAB_LIST} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, href }) => {
          const props = {
            role: 'tab',
            id: `${id}-tab-${key}`,
            'aria-controls': `${id}-panel-${key}`,
            'aria-selected': key === selected,
            // Without script no arrow key leads to the others, which then are links.
            tabIndex: key === selected || (href !== undefined && !isHydrated) ? 0 : -1,
            children: name,
          };
          if (href === undefined)
            return <Button look="plain" key={key} {...props} onClick={() => onSelect(key)} />;
          const follow = (event: MouseEvent) => {
            if (isSpecialClick(event)) return;
            event.preventDefault();
            onSelect(key);
          };
          return <a key={key} {...props} href={href} onClick={follow} />;
        })}
      </div>
      {children}
      {tabs.map((tab) => (
        <div
          key={tab.key}
          // Another function each time, so that React calls it after each change.
          ref={(panel) => keepFindable(panel)}
          role="tabpanel"
          {...{ [TAB_KEY]: tab.key }}
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
