import { MAX_SOURCE } from '../../sandbox/files';
import type { LinkProblem } from './payload';

/**
 * With a checksum, unlike `deflate-raw`, so that a changed character is noticed. It is part of the
 * platform, and needs 9,487 characters for the largest demo, where lz-string needs 14,453.
 */
const FORMAT = 'deflate';

/**
 * What the largest code may be in JSON and UTF-8, in bytes: a source whose every character is
 * escaped, and the names around it.
 */
const MAX_BYTES = 6 * MAX_SOURCE + 8 * 1024;

const streamOf = (data: string | Uint8Array<ArrayBuffer>) => new Blob([data]).stream();

/** Packs a text into characters that addresses leave alone (base64url without padding). */
export async function pack(text: string): Promise<string> {
  const packed = streamOf(text).pipeThrough(new CompressionStream(FORMAT));
  let binary = '';
  for (const byte of new Uint8Array(await new Response(packed).arrayBuffer()))
    binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(characters: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(characters)) return undefined;
  try {
    const binary = atob(characters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Unpacks a text, piece by piece, and stops as soon as it is too large: a few characters can stand
 * for gigabytes.
 */
export async function unpack(
  characters: string,
): Promise<{ text: string } | { problem: LinkProblem }> {
  const packed = toBytes(characters);
  if (!packed)
    return { problem: { kind: 'damaged', detail: 'it has letters that it cannot have' } };
  const reader = streamOf(packed).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > MAX_BYTES) {
        await reader.cancel();
        return { problem: { kind: 'too-large', limit: MAX_SOURCE } };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return { problem: { kind: 'damaged', detail: 'it cannot be unpacked' } };
  }
}
