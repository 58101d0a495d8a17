/** The files that the build adds to the site, by the `<meta>` that holds the address. */
export type AssetName =
  | 'search-worker'
  | 'search-data'
  | 'export-data'
  | 'live-frame'
  | 'live-runtime'
  | 'live-inspector'
  | 'live-compiler';

/**
 * The address of such a file. A `<meta>` holds it rather than a script, which would change with the
 * file, and so a page asks for the files of the build that it belongs to.
 *
 * @returns Undefined when the document does not say.
 */
export function assetAddress(name: AssetName, page: ParentNode = document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
