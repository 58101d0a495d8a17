import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../locale/usePageTexts';
import { decodePath } from '../site/findPage';
import { openSearch } from './dialogStore';
import { searchPanel } from './searchPanel';
import { Button } from '../ui/Button';

/** The words of an address: `demo optionRender` for `/demo/optionRender.html`. */
function wordsOf(path: string): string {
  return path
    .replace(/\.\w+$/, '')
    .split(/[/\s]+/)
    .filter(Boolean)
    .join(' ');
}

/** Opens the search with the words of an address that does not exist. */
export function SearchForAddress() {
  const texts = usePageTexts();
  const { pathname } = useLocation();
  return (
    <Button
      className="needs-script"
      aria-haspopup="dialog"
      onPointerEnter={searchPanel.prepare}
      onFocus={searchPanel.prepare}
      onClick={() => openSearch(wordsOf(decodePath(pathname)))}
    >
      {texts.searchSite}
    </Button>
  );
}
