import type { SearchWords } from '../../search/build/content/searchWords';
import questions from './questions.json';
import { SAME_WORDS, STOP_WORDS } from './questionWords';
import { SYNONYMS } from './synonyms';

const words: SearchWords = {
  synonyms: SYNONYMS,
  questions,
  sameWords: SAME_WORDS,
  stopWords: STOP_WORDS,
};

export default words;
