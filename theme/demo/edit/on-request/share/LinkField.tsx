import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../locale/useTexts';
import { editTexts } from '../texts';

/** A link to copy by hand, selected as soon as it is there. */
export function LinkField({ link }: { link: string }) {
  const texts = useTexts(editTexts);
  const field = useRef<HTMLInputElement>(null);

  useEffect(
    function select() {
      // Also where it comes below the window: the text beside it says that it is selected.
      field.current?.focus();
      field.current?.select();
    },
    [link],
  );

  return (
    <input
      ref={field}
      className="link-field"
      aria-label={texts.linkField}
      value={link}
      dir="ltr"
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
