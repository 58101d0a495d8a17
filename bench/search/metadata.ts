import { type Host } from './host';
import { type Site } from './site';
import { startStopwatch } from './stopwatch';

/** How long a worker takes to process `generate-metadata`, in milliseconds. */
export interface MetadataTime {
  /** In the worker, from the message to the end. */
  clock: number;
  /** The processor time for it, including copying and compiling. */
  processor: number;
}

/** The data as the bytes of its JSON, as a page receives it. */
export function toBytes({ data }: Site): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = new TextEncoder().encode(JSON.stringify(data));
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/**
 * How long until a worker can answer? Stock dumi's gets objects, ours bytes that it has to parse.
 */
export async function measureMetadata(
  host: Host,
  site: Site,
  asBytes: boolean,
): Promise<MetadataTime> {
  const args = asBytes ? toBytes(site) : site.data;
  const elapsed = startStopwatch();
  const clock = await host.fill(args);
  return { clock, processor: elapsed().processor };
}
