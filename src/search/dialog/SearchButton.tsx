import { usePageTexts } from '../../locale/usePageTexts';
import { SearchIcon } from '../../ui/icons';
import { openSearch } from './dialogStore';
import { searchPanel } from './searchPanel';
import { Button } from '../../ui/Button';
import { SEARCH_BUTTON } from '../../document/contract';

/** Opens the search; pointing at it or tabbing to it fetches what the search needs. */
export function SearchButton() {
  const texts = usePageTexts();
  return (
    <Button
      look="plain"
      className={`${SEARCH_BUTTON} needs-script`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={searchPanel.prepare}
      onFocus={searchPanel.prepare}
      onClick={() => openSearch()}
    >
      <SearchIcon />
      <span className="search-button-label">{texts.search}</span>
      <kbd className="search-button-keys" aria-hidden="true">
        <span className="keys-apple">⌘K</span>
        <span className="keys-other">Ctrl K</span>
      </kbd>
    </Button>
  );
}
