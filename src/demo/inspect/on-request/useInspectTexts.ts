import adapter from '@@/subject/inspector';
import { useTexts } from '../../../locale/useTexts';
import { inspectTexts, type InspectTexts } from './texts';

const NO_WORDS: Partial<InspectTexts> = {};

const useWords = adapter?.useWords ?? (() => NO_WORDS);

/** The texts of the inspector in the language in use, in the words of the library if it has any. */
export function useInspectTexts(): InspectTexts {
  const texts = useTexts(inspectTexts);
  return { ...texts, ...useWords() };
}
