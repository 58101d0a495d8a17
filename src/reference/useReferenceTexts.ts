import { useTexts } from '../locale/useTexts';
import { english, type ReferenceTexts } from './english';
import { referenceTexts } from './texts';

/** The texts of the prop tables in the language in use, for what renders them. */
export function useReferenceTexts(): ReferenceTexts {
  return useTexts(referenceTexts) ?? english;
}
