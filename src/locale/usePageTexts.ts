import { pageTexts, type PageTexts } from './texts';
import { useTexts } from './useTexts';

/** The texts of the page in the language in use, which are always there (B12). */
export function usePageTexts(): PageTexts {
  return useTexts(pageTexts);
}
