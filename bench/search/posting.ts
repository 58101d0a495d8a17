import { Worker } from 'node:worker_threads';
import { toBytes } from './metadata';
import { type Site } from './site';

/** How long passing data to a worker blocks the sending thread, in milliseconds. */
export interface PostingTimes {
  objects: number;
  bytes: number;
}

/**
 * For how long is the page blocked? Objects are copied while it waits; bytes are transferred.
 */
export async function measurePosting(site: Site): Promise<PostingTimes> {
  const worker = new Worker('require("node:worker_threads").parentPort.on("message", () => {})', {
    eval: true,
  });
  const bytes = toBytes(site);
  const time = (post: () => void): number => {
    const start = performance.now();
    post();
    return performance.now() - start;
  };
  const times = {
    objects: time(() => worker.postMessage(site.data)),
    bytes: time(() => worker.postMessage(bytes, [bytes])),
  };
  await worker.terminate();
  return times;
}
