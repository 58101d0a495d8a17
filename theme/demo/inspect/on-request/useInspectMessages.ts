import { useLocale } from '../../../locale/useLocale';
import { INSPECT_MESSAGES, type InspectMessages } from './messages';

/** The texts of the inspector in the language in use. */
export function useInspectMessages(): InspectMessages {
  return INSPECT_MESSAGES[useLocale().locale];
}
