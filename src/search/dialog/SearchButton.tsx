import { usePageTexts } from '../../locale/usePageTexts';
import { SearchIcon } from '../../ui/icons';
import { openSearch } from './useSearchDialog';
import { searchPanel } from './searchPanel';
import { Button } from '../../ui/Button';
import { useLocation } from 'react-router-dom';
import { decodePath } from '../../document/router/findPage';
import { SEARCH_BUTTON } from '../../document/contract';

/** Opens the search; pointing at it or tabbing to it fetches what the search needs. */
export function SearchButton() {
  const texts = usePageTexts();
  return (
    <Button
      look="plain"
      className={`${SEARCH_BUTTON} needs-script`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
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

/**
 * The last name of an address, which says the most: `optionRender` for `/demo/optionRender.html`.
 */
const nameOf = (path: string) => /([^/]*?)(?:\.\w+)?\/*$/.exec(path)?.[1] ?? '';

/** Opens the search with the name in an address that does not exist. */
export function SearchForAddress() {
  const texts = usePageTexts();
  const { pathname } = useLocation();
  return (
    <Button
      className="needs-script"
      aria-haspopup="dialog"
      onPointerEnter={searchPanel.prepare}
      onFocus={searchPanel.prepare}
      onClick={() => openSearch(nameOf(decodePath(pathname)))}
    >
      {texts.searchSite}
    </Button>
  );
}
