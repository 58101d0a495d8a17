/** Size in CSS pixels in which the picture of a demo is shown. */
export const THUMBNAIL = { width: 180, height: 150 } as const;

/**
 * Address of the small picture of a demo page, made from the demo by `npm run screenshots`.
 *
 * @param demo - Last part of the address of the page.
 * @returns Below the base path of the site.
 */
export function thumbnailOf(demo: string, scheme: 'light' | 'dark'): string {
  return `/thumbnails/${demo}-${scheme}.avif`;
}
