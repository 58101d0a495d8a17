import { useRef, type ReactNode } from 'react';
import { useHtml } from '../../lib/react/useHtml';
import { CopyButton } from '../../ui/CopyButton';
import { textPart } from '../../document/contract';

interface CodeProps {
  /** From src/demo/code/highlight.ts; its text is the source. */
  html: string;
  label: string;
  /** Name by which the document has the code, where the script leaves it out. */
  part?: string | undefined;
  /** What stands before the copy button. */
  children?: ReactNode;
}

/** Highlighted code that scrolls inside itself, by keyboard too, with a copy button. */
export function Code({ html, label, part, children }: CodeProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code">
      <pre tabIndex={0} role="group" aria-label={label} translate="no">
        <code ref={code} {...textPart(part)} dangerouslySetInnerHTML={useHtml(html)} />
      </pre>
      {children}
      <CopyButton text={() => code.current?.textContent ?? ''} />
    </div>
  );
}
