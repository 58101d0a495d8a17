/** The words by which the search finds more than pages say. */
export { default as askedWords } from './rc-select/asked-words.json';
export { SAME_WORDS } from './rc-select/sameWords';
export { STOP_WORDS } from './rc-select/stopWords';
export { CHINESE_SYNONYMS } from './rc-select/synonyms';
