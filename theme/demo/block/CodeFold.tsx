import { useRef, useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { useOpenEditor } from '../edit/EditingContext';
import { Code } from '../code/Code';
import { Button } from '../../ui/Button';

/**
 * How many lines of a file are visible before the reader asks for the rest; `--visible-lines` of
 * tokens.css is the same for style sheets.
 */
export const VISIBLE_LINES = 12;

interface CodeFoldProps {
  html: string;
  /** Of the file. */
  name: string;
  /** Name by which the document has the code, where the script leaves it out. */
  part?: string;
}

/**
 * Highlighted code whose first dozen lines are visible; the rest opens on request and keeps the
 * reader's place.
 */
export function CodeFold({ html, name, part }: CodeFoldProps) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const editor = useOpenEditor();
  const lines = html.split('\n').length;
  // The editor takes the place of the source, with its measures, so that nothing moves.
  const code = editor ? (
    <editor.module.CodeEditor session={editor.session} name={name} html={html} />
  ) : (
    <Code html={html} part={part} label={name} />
  );
  if (lines <= VISIBLE_LINES + 2) return code;

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
      {code}
      <Button
        ref={button}
        look="plain"
        className="code-fold-button needs-script"
        lang={lang}
        aria-expanded={open}
        onClick={toggle}
      >
        {open
          ? texts.showFewerLines
          : texts.showAllLines(
              // What is edited changes with every key; its number of lines would not be true for
              // long.
              editor ? undefined : lines,
            )}
      </Button>
    </div>
  );
}
