import type { QuestionsData } from '../../engine/site/data';

/** Other words for pages, tabs, sections and demos, by their addresses: found, but never shown. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The words by which the search finds more than pages say. */
export interface SearchWords {
  synonyms?: Synonyms;
  /**
   * Questions that passages answer, by the addresses of these, in the words of people who do not
   * know those of the pages. A file of their own has them, which the first question loads.
   */
  questions?: QuestionsData;
  /** Words that users take for the same thing, one set each. */
  sameWords?: readonly (readonly string[])[];
  /** Words that say nothing in a question, beside those that connect others. */
  stopWords?: readonly string[];
}
