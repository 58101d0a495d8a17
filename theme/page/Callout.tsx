import type { ReactNode } from 'react';
import type { CalloutKind } from '../../src/page/markdown/calloutKinds';
import { useMessages } from '../locale/useLocale';

/** Props of a callout, from `:::type{title=...}`. */
export interface CalloutProps {
  type: CalloutKind;
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
