/** The files that the build adds to the site, by the `<meta>` that holds the address. */
export const ASSET_NAMES = [
  'search-worker',
  'search-names',
  'search-data',
  'search-questions',
  'export-data',
  'live-frame',
  'live-runtime',
  'live-inspector',
  'live-compiler',
] as const;

/** One of the files that the build adds to the site. */
export type AssetName = (typeof ASSET_NAMES)[number];

/**
 * The address of such a file. A `<meta>` holds it rather than a script, which would change with the
 * file, and so a page asks for the files of the build that it belongs to.
 *
 * @returns Undefined when the document does not have it.
 */
export function findAssetAddress(name: AssetName, page: ParentNode): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
