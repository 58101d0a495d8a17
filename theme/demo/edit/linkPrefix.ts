/**
 * What the fragment of a link with code begins with (src/demo/edit/share/link.ts, which comes with
 * the editor only).
 */
export const LINK_PREFIX = '#code=';
