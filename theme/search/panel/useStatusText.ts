import type { HintCount } from '../../../src/search/client/sections';
import type { SearchState } from '../../../src/search/client/state';
import { useTexts } from '../../locale/useTexts';
import { searchTexts } from './texts';

/**
 * What assistive technology is told after a change: the number of results, or that there are none.
 */
export function useStatusText({ phase }: SearchState, count: HintCount | undefined): string {
  const { loading } = useTexts();
  const texts = useTexts(searchTexts);
  switch (phase) {
    case 'loading':
      return loading;
    case 'results':
      return count ? texts.resultCount(count.total) : '';
    case 'empty':
      return texts.noContent;
    case 'idle':
    case 'failed':
      return '';
  }
}
