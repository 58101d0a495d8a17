import { MAX_SOURCE, sizeOf } from '../../sandbox/files';
import { pack, unpack } from './pack';
import { LINK_PREFIX } from './linkPrefix';
import { readPayload, writePayload, type SharedCode, type LinkProblem } from './payload';

/**
 * How many characters a fragment may have: three times what the largest demo needs with all of its
 * files.
 */
export const MAX_FRAGMENT = 32_000;

/**
 * Version of what follows. Another way to write it gets another one, and this one goes on being
 * read.
 */
const VERSION = '1';

/** A fragment for the address, or why there is none. */
export type WrittenLink = { fragment: string } | { problem: LinkProblem };

type ReadLink = { code: SharedCode } | { problem: LinkProblem };

/**
 * Puts edited files into a fragment. It stays in the browser: fragments are not sent to servers.
 *
 * @returns The fragment with its `#`.
 */
export async function writeLink(code: SharedCode): Promise<WrittenLink> {
  if (sizeOf(code.files) > MAX_SOURCE) {
    return { problem: { kind: 'too-large', limit: MAX_SOURCE } };
  }
  const fragment = `${LINK_PREFIX}${VERSION}.${await pack(writePayload(code))}`;
  const { length } = fragment;
  return length > MAX_FRAGMENT
    ? { problem: { kind: 'too-long', length, limit: MAX_FRAGMENT } }
    : { fragment };
}

/**
 * Reads a fragment. Whoever calls shows the code and runs nothing of it until the reader asks for
 * that.
 *
 * @param hash - As `location.hash` has it.
 * @returns Undefined where the fragment is no shared code, but an anchor or nothing.
 */
export async function readLink(hash: string): Promise<ReadLink | undefined> {
  if (!hash.startsWith(LINK_PREFIX)) return undefined;
  const { length } = hash;
  if (length > MAX_FRAGMENT) return { problem: { kind: 'too-long', length, limit: MAX_FRAGMENT } };
  const [version = '', characters, ...rest] = hash.slice(LINK_PREFIX.length).split('.');
  if (!/^\d{1,3}$/.test(version) || characters === undefined || rest.length > 0) {
    return { problem: { kind: 'damaged', detail: 'it is not a version, a dot and letters' } };
  }
  if (version !== VERSION) return { problem: { kind: 'unknown-version', version } };
  const unpacked = await unpack(characters);
  return 'text' in unpacked ? readPayload(unpacked.text) : unpacked;
}
