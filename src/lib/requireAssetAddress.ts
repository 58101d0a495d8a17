import { findAssetAddress, type AssetName } from './assetAddress';
import { Problem } from './problem';

/**
 * The address of a file that the build adds to the site. For what loads on request: the message
 * need not be in the scripts that every page loads.
 *
 * @throws {Problem} When the document does not have it.
 */
export function requireAssetAddress(name: AssetName, page: ParentNode = document): string {
  const address = findAssetAddress(name, page);
  if (address !== undefined) return address;
  throw new Problem({
    what: `the document has no <meta name="${name}">.`,
    why: 'the build writes it, and something took it out or served a document of another build.',
    fix: 'reload the page; if that does not help, build the site again.',
  });
}
