import type { HintCount } from '../../../src/search/client/sections';
import type { SearchState } from '../../../src/search/client/state';
import { usePageTexts } from '../../locale/usePageTexts';
import { useTexts } from '../../locale/useTexts';
import { searchTexts } from './texts';

/** Props of the last line of the dialog. */
export interface SearchFootProps {
  state: SearchState;
  /** Undefined without a list. */
  count: HintCount | undefined;
}

/** What a screen reader announces after a change: the number of hints, or that none is good. */
function StatusText({ state: { phase, answer }, count }: SearchFootProps) {
  const { loading } = usePageTexts();
  const texts = useTexts(searchTexts);
  if (phase === 'loading') return loading;
  if (phase === 'empty') return texts.noContent;
  if (phase !== 'results' || !count) return null;
  const found = texts.resultCount(count.total);
  return answer?.isWeak ? `${texts.noGoodMatch}, ${found}` : found;
}

/**
 * The keys, for readers who see the screen (screen readers announce them by themselves), and how
 * much was found.
 */
export function SearchFoot({ state, count }: SearchFootProps) {
  const { keys, resultsShown } = useTexts(searchTexts);
  return (
    <>
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
      <p className="visually-hidden" role="status">
        <StatusText state={state} count={count} />
      </p>
    </>
  );
}
