import { flushSync } from 'react-dom';
import type { Position } from '../../../sandbox/sandboxProblem';
import { useTexts } from '../../../../locale/useTexts';
import { useEditing } from '../../EditingContext';
import type { Documents } from '../editor/documents';
import { labelOf } from '../../../code/demoCode';
import { editTexts } from '../texts';
import { Button } from '../../../../ui/Button';

interface PositionButtonProps {
  position: Position;
  documents: Documents;
}

/** A position in the code; pressing it moves the cursor there. */
export function PositionButton({ position, documents }: PositionButtonProps) {
  const texts = useTexts(editTexts);
  const { names, select } = useEditing();
  const { file, line, column } = position;
  const name = names.get(file);
  const text = `${name ? labelOf(name) : file}:${line}:${column}`;

  const go = () => {
    if (name === undefined) return;
    // The editor of a tab that is not selected is hidden and cannot take the focus.
    flushSync(() => select(name));
    documents.goTo(position);
  };

  return (
    <Button
      look="plain"
      className="position-button"
      // What is seen is in it, so that a voice can say it
      // (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name).
      aria-label={`${text}, ${texts.goTo(line, column)}`}
      onClick={go}
    >
      {text}
    </Button>
  );
}
