import './filter.css';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { isHidden, targetOf } from '../ui/scroll/target';
import { usePage } from '../document/router/PageContext';
import { Button } from '../ui/Button';
import { FilterField } from '../ui/FilterField';
import { FilterStatus } from '../ui/FilterStatus';
import { CloseIcon } from '../ui/icons';
import { useFilteredRows, openAll } from './useFilteredRows';
import { NOT_SEARCHED, REPLAYED } from '../document/contract';

interface TableFilterProps {
  /** Has the rows. */
  table: RefObject<HTMLElement | null>;
}

/** Scrolls back to the rows: fewer could all be above the window, and the field with them. */
function scrollToStart(
  table: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const { top = 0 } = table.current?.getBoundingClientRect() ?? {};
  const { bottom = top } = field.current?.getBoundingClientRect() ?? {};
  if (top < bottom) window.scrollBy({ top: top - bottom, behavior: 'instant' });
}

/** The field that filters the rows of a table, what it has found, and what opens all rows. */
export function TableFilter({ table }: TableFilterProps) {
  const { filterProps, propsShown, noProps, clearFilter, expandAll, collapseAll } = usePageTexts();
  const lang = useInterfaceLang();
  const part = useRef<HTMLDivElement>(null);
  const { replayPress } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const [found, filter] = useFilteredRows(table);
  const [isOpen, setIsOpen] = useState(false);

  const filterInSight = useCallback(
    (text: string) => {
      scrollToStart(table, field);
      filter(text);
    },
    [table, filter],
  );

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    filter('');
  }, [filter]);

  useLayoutEffect(
    function showTarget() {
      const target = targetOf(location.hash, document);
      if (target && table.current?.contains(target) && isHidden(target)) clear();
    },
    [location, table, clear],
  );

  useEffect(
    function replay() {
      if (part.current) replayPress(part.current);
    },
    [replayPress],
  );

  const outcome = !found
    ? ''
    : found.shown === 0
      ? noProps(found.query)
      : propsShown(found.shown, found.total);

  return (
    <div ref={part} {...REPLAYED} className="api-tools needs-script" lang={lang} {...NOT_SEARCHED}>
      <div className="api-filter">
        <FilterField field={field} label={filterProps} onText={filterInSight} />
        {found && (
          <Button
            look="plain"
            className="api-filter-clear"
            aria-label={clearFilter}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <CloseIcon />
          </Button>
        )}
        <FilterStatus text={outcome} isNone={found?.shown === 0} />
      </div>
      <Button
        className="api-expand-all"
        onClick={() => {
          if (table.current) openAll(table.current, !isOpen);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? collapseAll : expandAll}
      </Button>
    </div>
  );
}
