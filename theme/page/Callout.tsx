import type { ReactNode } from 'react';
import { useMessages } from '../locale/useLocale';

/** Kinds of callout (G1). */
export type CalloutType = 'info' | 'warning' | 'success' | 'error';

/** Props of a callout, from `:::type{title=...}`. */
export interface CalloutProps {
  type: CalloutType;
  title?: string;
  children: ReactNode;
}

/** A callout: a note apart from the text (G1). */
export default function Callout({ type, title, children }: CalloutProps) {
  const messages = useMessages();
  return (
    <div className="callout" role="note" data-type={type}>
      <p className="callout-title">{title ?? messages.calloutTitles[type]}</p>
      {children}
    </div>
  );
}
