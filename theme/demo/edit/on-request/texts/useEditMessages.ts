import { useLocale } from '../../../../locale/useLocale';
import { chinese } from './chinese';
import { english } from './english';
import type { EditMessages } from './messages';

/** The texts of the editor in the language in use (B12). */
export function useEditMessages(): EditMessages {
  return useLocale().locale === 'en' ? english : chinese;
}
