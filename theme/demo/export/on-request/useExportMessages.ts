import { useLocale } from '../../../locale/useLocale';
import { EXPORT_MESSAGES, type ExportMessages } from './messages';

/** The texts about exports in the language in use. */
export function useExportMessages(): ExportMessages {
  return EXPORT_MESSAGES[useLocale().locale];
}
