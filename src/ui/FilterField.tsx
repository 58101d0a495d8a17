import { useEffect, useId, type RefObject } from 'react';
import { VISUALLY_HIDDEN } from '../document/contract';

interface FilterFieldProps {
  /** Gets the field, for who empties it. */
  field: RefObject<HTMLInputElement | null>;
  /** Its name, also shown in it while it is empty. */
  label: string;
  onText: (text: string) => void;
}

/**
 * A field that filters what is below it. It keeps its own text, which the reader may have typed
 * before React was there. Escape empties it.
 */
export function FilterField({ field, label, onText }: FilterFieldProps) {
  const id = useId();

  useEffect(
    function readTypedText() {
      if (field.current?.value) onText(field.current.value);
    },
    [field, onText],
  );

  return (
    <>
      <label className={VISUALLY_HIDDEN} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className="filter-field"
        type="search"
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          // Otherwise it would close what is around, as the menu of small screens.
          event.preventDefault();
          event.currentTarget.value = '';
          onText('');
        }}
      />
    </>
  );
}
