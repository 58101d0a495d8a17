import type { ComponentProps } from 'react';
import { usePageTexts } from '../../locale/usePageTexts';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import { closeSearch } from './useSearchDialog';
import { Button } from '../../ui/Button';
import { VISUALLY_HIDDEN } from '../../document/contract';

/**
 * The text field at the top of the dialog, with the button that closes it. Takes the props of an
 * input.
 */
export function SearchField(props: ComponentProps<'input'>) {
  const texts = usePageTexts();
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        {...props}
        type="text"
        className="search-input"
        aria-label={texts.searchPlaceholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button look="plain" className="search-close" onClick={closeSearch}>
        <span className="search-close-key" aria-hidden="true">
          Esc
        </span>
        <CloseIcon />
        <span className={VISUALLY_HIDDEN}>{texts.closeSearch}</span>
      </Button>
    </div>
  );
}
