import type { ResultCount } from '../../../src/search/client/sections';
import type { SearchState } from '../../../src/search/client/state';
import { useMessages } from '../../locale/useLocale';
import { useSearchMessages } from './useSearchMessages';

/** What assistive technology is told after a change: the number of results, or that there are none. */
export function useStatusText({ phase }: SearchState, count: ResultCount | undefined): string {
  const { loading } = useMessages();
  const messages = useSearchMessages();
  switch (phase) {
    case 'loading':
      return loading;
    case 'results':
      return count ? messages.resultCount(count.total) : '';
    case 'empty':
      return messages.noContent;
    case 'idle':
    case 'failed':
      return '';
  }
}
