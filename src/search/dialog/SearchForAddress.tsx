import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../locale/usePageTexts';
import { decodePath } from '../../document/router/findPage';
import { openSearch } from './dialogStore';
import { searchPanel } from './searchPanel';
import { Button } from '../../ui/Button';

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
