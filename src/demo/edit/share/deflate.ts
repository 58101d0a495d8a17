/**
 * With a checksum, unlike `deflate-raw`, so that a changed character is noticed. It is part of the
 * platform, and needs 9,487 characters for the largest demo, where lz-string needs 14,453.
 */
const FORMAT = 'deflate';

function streamOf(data: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([data]).stream();
}

/** Packs a text. */
export async function deflate(text: string): Promise<Uint8Array> {
  const packed = streamOf(text).pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

type Inflated = { text: string } | { failure: 'too-large' | 'damaged' };

/**
 * Unpacks a text, piece by piece, and stops as soon as it is too large: a few characters can stand
 * for gigabytes.
 *
 * @param limit - In bytes of the text.
 */
export async function inflate(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Inflated> {
  const reader = streamOf(packed).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return { failure: 'too-large' };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return { failure: 'damaged' };
  }
}
