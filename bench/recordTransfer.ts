import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';

/** The requests and bytes since the last call. */
export interface Transfer {
  requests: number;
  /** Bytes of gzip by kind. */
  weights: Record<'document' | 'script' | 'stylesheet' | 'other', number>;
}

/** Requested once more, since the browser does not expose what a page read as a blob. */
async function weigh(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return gzipSync(new Uint8Array(body), { level: 9 }).length;
}

/**
 * Adds up what a browser fetches, each file as gzip, workers and frames included. The sums do not
 * vary between runs, so one is enough.
 *
 * @returns A function that resolves with the transfer since its last call, once all has arrived.
 */
export function recordTransfer(context: BrowserContext): () => Promise<Transfer> {
  let pending: Promise<{ kind: keyof Transfer['weights']; bytes: number }>[] = [];
  context.on('response', (response) => {
    const url = response.url();
    // Blobs and data that the page made itself are reported as responses, too.
    if (!url.startsWith('http')) return;
    const type = response.request().resourceType();
    const kind = type === 'document' || type === 'script' || type === 'stylesheet' ? type : 'other';
    pending.push(weigh(url).then((bytes) => ({ kind, bytes })));
  });
  return async () => {
    const arrived = await Promise.all(pending);
    pending = [];
    const weights = { document: 0, script: 0, stylesheet: 0, other: 0 };
    for (const { kind, bytes } of arrived) weights[kind] += bytes;
    return { requests: arrived.length, weights };
  };
}
