import { useLocale } from '../locale/useLocale';
import { apiMessages, type ApiMessages } from './messages';

/** The texts of the prop tables in the language in use. */
export function useApiMessages(): ApiMessages {
  return apiMessages[useLocale().locale];
}
