/** The words by which the search finds more than pages say. */
export { default as askedWords } from './rc-select/asked-words.json';
export { SAME_WORDS, STOP_WORDS } from './rc-select/questionWords';
export { SYNONYMS } from './rc-select/synonyms';
