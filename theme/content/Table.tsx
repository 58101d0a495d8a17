import './table.css';
import type { ReactNode } from 'react';
import { usePageTexts } from '../../src/locale/usePageTexts';

/**
 * A table of a page. If it is wider than the column, it scrolls, also by keyboard. It is always
 * focusable: only script could know whether it overflows, and Safari does not focus scrollers by
 * itself
 * (https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable).
 */
export default function Table({ children }: { children: ReactNode }) {
  const { table } = usePageTexts();
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={table}>
      <table>{children}</table>
    </div>
  );
}
