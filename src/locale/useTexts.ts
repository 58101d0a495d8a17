import { useStore } from '../lib/react/useStore';
import type { Catalogue } from './localeStore';

/** The texts of a chunk in the language in use (B12). */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return useStore(catalogue);
}
