import '../../src/ui/callout.css';
import type { ReactNode } from 'react';
import type { CalloutKind } from '../../src/locale/calloutKinds';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { CALLOUT_KIND } from '../../src/document/contract';

interface CalloutProps {
  type: CalloutKind;
  title?: string;
  children: ReactNode;
}

/** A callout: a note apart from the text (G1). */
export default function Callout({ type, title, children }: CalloutProps) {
  const texts = usePageTexts();
  return (
    <div className="callout" role="note" {...{ [CALLOUT_KIND]: type }}>
      <p className="callout-title">{title ?? texts.calloutTitles[type]}</p>
      {children}
    </div>
  );
}
