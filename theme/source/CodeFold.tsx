import { useRef, useState } from 'react';
import { useMessages } from '../i18n/useLocale';
import { Code } from './Code';

/** How many lines of a file are visible before the reader asks for the rest. */
const VISIBLE_LINES = 12;

/** Highlighted code whose first dozen lines are visible; the rest opens on request and keeps the reader's place. */
export function CodeFold({ html, name }: { html: string; name: string }) {
  const messages = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const lines = html.split('\n').length;
  if (lines <= VISIBLE_LINES + 2) return <Code html={html} label={name} />;

  const toggle = () => {
    const before = button.current?.getBoundingClientRect().top ?? 0;
    setOpen(!open);
    requestAnimationFrame(() => {
      const after = button.current?.getBoundingClientRect().top ?? 0;
      // Closing takes lines away above the button; without this the reader would be somewhere else.
      if (open) window.scrollBy({ top: after - before, behavior: 'instant' });
    });
  };

  return (
    <div className="code-fold" data-open={open ? '' : undefined}>
      <Code html={html} label={name} />
      <button
        ref={button}
        type="button"
        className="code-fold-button needs-script"
        aria-expanded={open}
        onClick={toggle}
      >
        {open ? messages.showFewerLines : messages.showAllLines(lines)}
      </button>
    </div>
  );
}
