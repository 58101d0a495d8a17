/** Other words for pages, tabs, sections and demos, by their addresses: found, but never shown. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Words that users ask with, in one text for each address of a passage. */
export type AskedWords = Readonly<Record<string, string>>;

/** The words by which the search finds more than pages say. */
export interface SearchWords {
  synonyms?: Synonyms;
  askedWords?: AskedWords;
  /** Words that users take for the same thing, one set each. */
  sameWords?: readonly (readonly string[])[];
  /** Words that say nothing in a question, beside those that connect others. */
  stopWords?: readonly string[];
}
