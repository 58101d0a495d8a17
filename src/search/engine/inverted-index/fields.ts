/** Where in an entry a term occurs; a posting has one bit for each. */
export const FIELD = {
  /** In the text of a section or demo. */
  body: 1,
  /** In the heading of a section, or the title of a demo or tab. */
  own: 2,
  /**
   * In the title of the page, where a hint shows it as part of its own. It weighs like a title, but
   * is not enough for a hint.
   */
  shown: 4,
  /** In the title of a demo's page, which the hint does not show. Not enough for a hint either. */
  around: 8,
  /** In the title of the page that is the entry. */
  page: 16,
} as const;

/** How many bits of a posting the fields take. */
export const FIELD_BITS = 5;

/** The bits of the fields in a posting. */
export const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** An entry becomes a hint if a word of the query occurs in one of these. */
export const REASON_MASK = FIELD.body | FIELD.own | FIELD.page;

/** The weights of D5 by level: elsewhere, in a title, in the page title. */
export const LEVEL_WEIGHTS = [0, 1, 10, 100] as const;

function levelOf(fields: number): number {
  if (fields & FIELD.page) return 3;
  if (fields & (FIELD.own | FIELD.shown)) return 2;
  return fields ? 1 : 0;
}

/** The level of each combination of fields. */
export const LEVELS = Uint8Array.from({ length: FIELD_MASK + 1 }, (_, fields) => levelOf(fields));
