import type { ReactNode } from 'react';
import { useTexts } from '../locale/useTexts';

/**
 * A table of a page; it scrolls inside itself, by keyboard too, where it is wider than the column.
 * It takes the focus also where it is not: whether it overflows is known only to script, and Safari
 * does not focus what scrolls by itself
 * (https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable).
 */
export default function Table({ children }: { children: ReactNode }) {
  const { table } = useTexts();
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={table}>
      <table>{children}</table>
    </div>
  );
}
