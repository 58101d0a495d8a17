import { Problem } from '../../base/problem';

/**
 * What live demos consist of on the host: the frame's document, the scripts that run in it, and the
 * compiler's worker.
 */
export const LIVE_FILE_KINDS = ['frame', 'runtime', 'inspector', 'compiler'] as const;

/** One of the files that live demos consist of. */
export type LiveFileKind = (typeof LIVE_FILE_KINDS)[number];

/**
 * Name of the `<meta>` by which the page finds a file; the build writes it (src/plugins/demo/live).
 */
export type LiveMetaName = `live-${LiveFileKind}`;

/**
 * Address of a file of the live demos.
 *
 * @throws When the document does not have it.
 */
export function addressOf(kind: LiveFileKind, page: ParentNode): string {
  const name: LiveMetaName = `live-${kind}`;
  const address = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  if (address) return address;
  throw new Problem({
    what: `the document has no <meta name="${name}">.`,
    why: 'the build writes it, and something took it out or served a document of another build.',
    fix: 'reload the page; if that does not help, build the site again.',
  });
}
