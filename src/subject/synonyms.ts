/** Other words for pages, tabs, sections and demos, by their addresses: found, but never shown. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
