import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { nextTab } from './nextTab';

/** One tab and its panel. */
export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  tabs: Tab[];
  selected: string;
  onSelect: (key: string) => void;
  /** Accessible name of the list. */
  label: string;
  className?: string;
}

/**
 * Tabs after https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, selected by focus; every panel stays
 * in the document. Before the application is there, theme/start/controls/tabs.ts selects them.
 */
export function Tabs({ tabs, selected, onSelect, label, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

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
      <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Button
            look="plain"
            key={tab.key}
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={tab.key === selected}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </Button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          data-key={tab.key}
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
