import { assetAddress } from '../../base/assetAddress';
import { Problem } from '../../base/problem';

/** The frame's document, the scripts that run in it, and the compiler's worker. */
export const SANDBOX_FILE_KINDS = ['frame', 'runtime', 'inspector', 'compiler'] as const;

/** One of the files that a sandbox needs. */
export type SandboxFileKind = (typeof SANDBOX_FILE_KINDS)[number];

/**
 * Address of a file that a sandbox needs.
 *
 * @throws {Problem} When the document does not have it.
 */
export function addressOf(kind: SandboxFileKind, page: ParentNode): string {
  const name = `live-${kind}` as const;
  const address = assetAddress(name, page);
  if (address !== undefined) return address;
  throw new Problem({
    what: `the document has no <meta name="${name}">.`,
    why: 'the build writes it, and something took it out or served a document of another build.',
    fix: 'reload the page; if that does not help, build the site again.',
  });
}
