import { useLocale } from '../../locale/useLocale';
import { SEARCH_MESSAGES, type SearchMessages } from './messages';

/** The texts of the search dialog in the language in use. */
export function useSearchMessages(): SearchMessages {
  return SEARCH_MESSAGES[useLocale().locale];
}
