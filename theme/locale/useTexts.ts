import { useStore } from '../base/useStore';
import type { Catalogue } from './localeStore';
import { pageTexts, type PageTexts } from './texts';

/** The texts of the page in the language in use, which are always there (B12). */
export function useTexts(): PageTexts;
/** The texts of a chunk in the language in use (B12). */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts;
/** One hook for both. */
export function useTexts<Texts>(catalogue?: Catalogue<Texts>): PageTexts | Texts {
  return useStore<PageTexts | Texts>(catalogue ?? pageTexts);
}
