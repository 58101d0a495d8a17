import type { HintCount } from '../../../src/search/client/sections';
import { useTexts } from '../../locale/useTexts';
import { searchTexts } from './texts';

/** Props of the dialog's last line. */
export interface SearchFootProps {
  /** Undefined without a list. */
  count: HintCount | undefined;
}

/**
 * Which keys do what, for readers who look at the screen (screen readers tell these themselves),
 * and how much was found.
 */
export function SearchFoot({ count }: SearchFootProps) {
  const { keys, resultsShown } = useTexts(searchTexts);
  return (
    <div className="search-foot">
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {keys.move}
        </span>
        <span>
          <kbd>Enter</kbd> {keys.open}
        </span>
        <span>
          <kbd className="keys-apple">⌘ Enter</kbd>
          <kbd className="keys-other">Ctrl Enter</kbd> {keys.newTab}
        </span>
      </p>
      {count && <p className="search-count">{resultsShown(count.shown, count.total)}</p>}
    </div>
  );
}
