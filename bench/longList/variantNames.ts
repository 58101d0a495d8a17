/** Selects that differ in one thing, by what that is. */
export const VARIANT_NAMES = [
  'plain',
  'filter function',
  'new array',
  'children',
  'virtual={false}',
  'tags',
  'maxTagCount={10}',
  'responsive',
] as const;

/** One of these selects. */
export type VariantName = (typeof VARIANT_NAMES)[number];
