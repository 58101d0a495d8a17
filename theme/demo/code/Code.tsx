import { useRef } from 'react';
import { CopyButton } from '../../ui/CopyButton';

interface CodeProps {
  /** From src/demo/code/highlight.ts; its text is the source. */
  html: string;
  /** Accessible name of the scrollable block. */
  label: string;
}

/** Highlighted code that scrolls inside itself, by keyboard too, with a copy button. */
export function Code({ html, label }: CodeProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code">
      <pre tabIndex={0} role="group" aria-label={label} translate="no">
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton text={() => code.current?.textContent ?? ''} />
    </div>
  );
}
