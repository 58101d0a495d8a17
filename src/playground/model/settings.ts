/** What the reader has set: texts by prop, as they stand in the address. */
export type Settings = Readonly<Record<string, string>>;
