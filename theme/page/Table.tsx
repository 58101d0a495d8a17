import type { ReactNode } from 'react';

/** A table of a page; it scrolls inside itself, by keyboard too, where it is wider than the column. */
export default function Table({ children }: { children: ReactNode }) {
  return (
    <div className="table-scroll" tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  );
}
