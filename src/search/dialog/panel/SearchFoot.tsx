import type { HintCount } from '../../client/sections';
import type { SearchState } from '../../client/searchState';
import { usePageTexts } from '../../../locale/usePageTexts';
import { useTexts } from '../../../locale/useTexts';
import { searchTexts } from './texts';
import { VISUALLY_HIDDEN } from '../../../document/contract';

/** Props of the last line of the dialog. */
export interface SearchFootProps {
  state: SearchState;
  /** Undefined without a list. */
  count: HintCount | undefined;
}

/** What a screen reader announces after a change: the number of hints, or that none is good. */
function useStatusText({ state: { phase, answer }, count }: SearchFootProps): string {
  const { loading } = usePageTexts();
  const texts = useTexts(searchTexts);
  if (phase === 'loading') return loading;
  if (phase === 'empty') return texts.noContent;
  if (phase !== 'results' || !count) return '';
  const found = texts.resultCount(count.total);
  return answer?.isWeak ? texts.noGoodMatch(found) : found;
}

/**
 * The keys, for readers who see the screen (screen readers announce them by themselves), and how
 * much was found.
 */
export function SearchFoot(props: SearchFootProps) {
  const { count } = props;
  const status = useStatusText(props);
  const { keys, resultsShown } = useTexts(searchTexts);
  return (
    <>
      <div className="search-foot">
        <p className="search-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            <span>{` ${keys.move}`}</span>
          </span>
          <span>
            <kbd>Enter</kbd>
            <span>{` ${keys.open}`}</span>
          </span>
          <span>
            <kbd className="keys-apple">⌘ Enter</kbd>
            <kbd className="keys-other">Ctrl Enter</kbd>
            <span>{` ${keys.newTab}`}</span>
          </span>
        </p>
        {count && <p className="search-count">{resultsShown(count.shown, count.total)}</p>}
      </div>
      <p className={VISUALLY_HIDDEN} role="status">
        {status}
      </p>
    </>
  );
}
