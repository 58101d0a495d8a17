import type { SearchState } from '../../../src/search/client/state';
import { useMessages } from '../../i18n/useLocale';
import { useSearchMessages } from './useSearchMessages';

/** What assistive technology is told after a change: the number of results, or that there are none. */
export function useStatusText({ phase, answer }: SearchState): string {
  const { loading } = useMessages();
  const messages = useSearchMessages();
  switch (phase) {
    case 'loading':
      return loading;
    case 'results':
      return messages.resultCount(answer?.total ?? 0);
    case 'empty':
      return messages.noContent;
    case 'idle':
    case 'failed':
      return '';
  }
}
