/** What the fragment of a link with code begins with. Apart from link.ts, which is on request. */
export const LINK_PREFIX = '#code=';
