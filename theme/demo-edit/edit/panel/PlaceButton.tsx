import { flushSync } from 'react-dom';
import type { Place } from '../../../../src/live-demo/problem';
import { useEditing } from '../../EditingContext';
import type { Documents } from '../editor/documents';
import { labelOf } from '../../../source/labelOf';
import { useEditMessages } from '../texts/useEditMessages';

/** Props of a link into the editor. */
export interface PlaceButtonProps {
  place: Place;
  documents: Documents;
}

/** A place in the code; pressing it takes the cursor there. */
export function PlaceButton({ place, documents }: PlaceButtonProps) {
  const messages = useEditMessages();
  const { names, select } = useEditing();
  const { file, line, column } = place;
  const name = names.get(file);
  const label = name ? labelOf(name) : file;

  const go = () => {
    if (name === undefined) return;
    // The editor of a tab that is not selected is hidden and cannot take the focus.
    flushSync(() => select(name));
    documents.goTo(place);
  };

  return (
    <button
      type="button"
      className="place-button"
      aria-label={messages.goTo(label, line, column)}
      onClick={go}
    >
      {label}:{line}:{column}
    </button>
  );
}
