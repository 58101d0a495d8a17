import { useState, type CSSProperties } from 'react';
import { VISIBLE_LINES } from '../code/lines';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { useOpenEditor } from '../edit/EditingContext';
import { Code } from '../code/Code';
import { Button } from '../../ui/Button';
import { CODE_FOLD, FOLDED } from '../../document/contract';

interface CodeFoldProps {
  html: string;
  /** What is highlighted, without its last line break. */
  text: string;
  /** How many lines at the beginning are above what the demo is about. */
  above?: number | undefined;
  name: string;
  /** Name by which the document has the code, where the script leaves it out. */
  part?: string;
}

interface FoldButtonProps {
  isOpen: boolean;
  label: string;
  onToggle: (button: HTMLButtonElement) => void;
}

function FoldButton({ isOpen, label, onToggle }: FoldButtonProps) {
  return (
    <Button
      look="plain"
      className="code-fold-button needs-script"
      lang={useInterfaceLang()}
      aria-expanded={isOpen}
      onClick={(event) => onToggle(event.currentTarget)}
    >
      {label}
    </Button>
  );
}

/** For code.css, which counts lines from the beginning of the file. */
function openedLines(above: number): CSSProperties & { '--lines-above': number } {
  return { '--lines-above': above };
}

/**
 * Highlighted code that begins where its demo does and shows a dozen lines; what is above and below
 * opens on request and keeps the reader's place. Whoever edits the file has all lines.
 */
export function CodeFold({ html, text, above = 0, name, part }: CodeFoldProps) {
  const texts = usePageTexts();
  const [isAboveOpen, setAboveOpen] = useState(false);
  const [isBelowOpen, setBelowOpen] = useState(false);
  const editor = useOpenEditor();
  if (editor) return <editor.module.CodeEditor session={editor.session} name={name} text={text} />;

  const all = text.split('\n');
  const lines = all.length - above;
  const below = lines > VISIBLE_LINES + 2 ? lines - VISIBLE_LINES : 0;
  const code = <Code html={html} part={part} label={name} />;
  if (above === 0 && below === 0) return code;

  const toggleBelow = (button: HTMLButtonElement) => {
    const before = button.getBoundingClientRect().top;
    setBelowOpen(!isBelowOpen);
    requestAnimationFrame(() => {
      // Closing takes lines away above the button; without this the reader would be somewhere else.
      const after = button.getBoundingClientRect().top;
      if (isBelowOpen) window.scrollBy({ top: after - before, behavior: 'instant' });
    });
  };

  const isAboveFolded = above > 0 && !isAboveOpen;
  const folded = [
    isAboveFolded && 'above',
    // What is left of a function then begins where it would without one.
    isAboveFolded && all[above]?.startsWith(' ') && 'indented',
    below > 0 && !isBelowOpen && 'below',
  ];
  return (
    <div
      className={CODE_FOLD}
      {...{ [FOLDED]: folded.filter(Boolean).join(' ') }}
      style={isAboveOpen ? openedLines(above) : undefined}
    >
      {above > 0 && (
        <FoldButton
          isOpen={isAboveOpen}
          label={isAboveOpen ? texts.hideLinesAbove(above) : texts.showLinesAbove(above)}
          onToggle={() => setAboveOpen(!isAboveOpen)}
        />
      )}
      {code}
      {below > 0 && (
        <FoldButton
          isOpen={isBelowOpen}
          label={isBelowOpen ? texts.showFewerLines : texts.showMoreLines(below)}
          onToggle={toggleBelow}
        />
      )}
    </div>
  );
}
