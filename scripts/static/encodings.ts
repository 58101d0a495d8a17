/** A compression that files may be stored in beside their plain form. */
export interface Encoding {
  /** As HTTP calls it. */
  name: 'br' | 'gzip';
  /** What is added to the name of the plain file. */
  extension: string;
}

/** The compressions that files of a site are stored in, smallest result first. */
export const ENCODINGS: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** The compressions a client takes, smallest result first, from its `Accept-Encoding` header. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  return ENCODINGS.filter(({ name }) =>
    offers.some((offer) => {
      const [coding, weight] = offer.split(/\s*;\s*/);
      return coding === name && !/^q=0(\.0*)?$/.test(weight ?? '');
    }),
  );
}
