import { useMessages } from '../locale/useLocale';
import { SearchIcon } from '../ui/icons';
import { openSearch } from './dialogStore';
import { prepareSearch } from './loadPanel';

/** Opens the search; pointing at it or tabbing to it fetches what the search needs. */
export function SearchButton() {
  const messages = useMessages();
  return (
    <button
      type="button"
      className="search-button needs-script"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      onClick={() => openSearch()}
    >
      <SearchIcon />
      <span className="search-button-label">{messages.search}</span>
      <kbd className="search-button-keys" aria-hidden="true">
        <span className="keys-apple">⌘K</span>
        <span className="keys-other">Ctrl K</span>
      </kbd>
    </button>
  );
}
