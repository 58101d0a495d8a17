import type { Locale } from '../../src/locale/locales';
import type { PageTexts } from './texts';
import { useLocale } from './useLocale';

/** The texts of a chunk in every language: what `<chunk>/texts` exports. */
export type Catalogue<Texts> = Readonly<Record<Locale, Texts>>;

/** The texts of the page in the language in use, which are always there (B12). */
export function useTexts(): PageTexts;
/** The texts of a chunk in the language in use (B12). */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts;
/** One hook for both, so that no part of the interface picks a language by itself. */
export function useTexts<Texts>(catalogue?: Catalogue<Texts>): PageTexts | Texts {
  const { locale, texts } = useLocale();
  return catalogue ? catalogue[locale] : texts;
}
