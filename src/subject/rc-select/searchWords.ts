import type { SearchWords } from '../../search/build/content/searchWords';
import askedWords from './asked-words.json';
import { SAME_WORDS, STOP_WORDS } from './questionWords';
import { SYNONYMS } from './synonyms';

const words: SearchWords = {
  synonyms: SYNONYMS,
  askedWords,
  sameWords: SAME_WORDS,
  stopWords: STOP_WORDS,
};

export default words;
